def reverse_linked_list(head):
    previous = None
    current = head
    while current and current.val:
        following = current.next
        current.next = previous
        previous = current
        current = following
    return previous
