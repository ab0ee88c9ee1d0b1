"""Synthesis of derivatives on the IR model."""
