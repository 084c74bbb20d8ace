def reverse_linked_list(head):
    turned = None
    current = head
    while current is not None:
        rest = current.next
        current.next = turned
        turned = current
        current = rest
    return turned
