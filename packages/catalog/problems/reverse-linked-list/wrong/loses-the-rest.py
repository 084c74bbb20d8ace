def reverse_linked_list(head):
    previous = None
    current = head
    while current is not None:
        current.next = previous
        previous = current
        current = current.next
    return previous
