waiting_for_data = 60
training_steps = 40

before = waiting_for_data + training_steps
after = waiting_for_data + training_steps / 1000
print(f"{before / after:.1f}")
