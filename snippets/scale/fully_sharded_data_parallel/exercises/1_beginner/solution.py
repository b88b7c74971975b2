def rows_held(rows, ranks):
    share = -(-rows // ranks)
    return [max(0, min(share, rows - share * rank)) for rank in range(ranks)]
