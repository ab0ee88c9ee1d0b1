"""Facts that cross calls: types, activity and contexts of whole programs."""
