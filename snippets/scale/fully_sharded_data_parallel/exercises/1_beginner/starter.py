def rows_held(rows, ranks):
    return [rows // ranks] * ranks
