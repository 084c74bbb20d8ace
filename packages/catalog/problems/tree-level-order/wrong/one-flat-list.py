def tree_level_order(root):
    if root is None:
        return []
    values = []
    level = [root]
    while level:
        below = []
        for node in level:
            values.append(node.val)
            if node.left:
                below.append(node.left)
            if node.right:
                below.append(node.right)
        level = below
    return values
