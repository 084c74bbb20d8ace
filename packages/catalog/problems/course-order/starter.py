def course_order(count, needs):
    # Write your solution here.
    pass
