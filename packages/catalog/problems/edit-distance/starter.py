def edit_distance(current, wanted):
    # Write your solution here.
    pass
