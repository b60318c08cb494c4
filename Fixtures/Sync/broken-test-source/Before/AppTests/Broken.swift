let broken = "never closed
