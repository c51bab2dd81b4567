"""Learners to begin from, on numpy alone: PPO with masks and a small AlphaZero."""
