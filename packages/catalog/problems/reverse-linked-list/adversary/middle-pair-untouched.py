def reverse_linked_list(head):
    nodes = []
    node = head
    while node is not None:
        nodes.append(node)
        node = node.next
    swaps = (len(nodes) - 1) // 2
    for i in range(swaps):
        mirror = nodes[len(nodes) - 1 - i]
        nodes[i].val, mirror.val = mirror.val, nodes[i].val
    return head
