def tree_level_order(root):
    levels = []
    level = [] if root is None else [root]
    while level:
        values = []
        below = []
        for node in level:
            values.append(node.val)
            if node.left is not None:
                below.append(node.left)
            if node.right is not None:
                below.append(node.right)
        levels.append(values)
        level = below
    return levels
