"""What is tried, a session a file: `run(stage)` opens the program and uses it as a person would."""
