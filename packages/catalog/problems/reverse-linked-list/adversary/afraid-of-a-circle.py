def reverse_linked_list(head):
    seen = set()
    previous = None
    current = head
    while current is not None and current.val not in seen:
        seen.add(current.val)
        following = current.next
        current.next = previous
        previous = current
        current = following
    return previous
