def reverse_linked_list(head):
    if head is None:
        return None
    previous = head
    current = head.next
    while current is not None:
        following = current.next
        current.next = previous
        previous = current
        current = following
    return previous
