"""The laboratory: fuzzing, benchmarks, tournaments, training."""
