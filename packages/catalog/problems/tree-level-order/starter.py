def tree_level_order(root):
    # A TreeNode has the fields val, left and right.
    # Write your solution here.
    pass
