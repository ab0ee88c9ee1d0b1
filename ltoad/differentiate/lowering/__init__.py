"""What becomes of a request: calls of derivatives, in the form the program declared."""
