def reverse_linked_list(head):
    previous = None
    current = head
    while current is not None and current.next is not None:
        following = current.next
        current.next = previous
        previous = current
        current = following
    return previous
