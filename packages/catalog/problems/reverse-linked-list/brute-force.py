def reverse_linked_list(head):
    values = []
    node = head
    while node is not None:
        values.insert(0, node.val)
        node = node.next
    node = head
    for value in values:
        node.val = value
        node = node.next
    return head
