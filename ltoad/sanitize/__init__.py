"""The derivative sanitizer: a second derivative of the same request, with no analysis of ours."""
