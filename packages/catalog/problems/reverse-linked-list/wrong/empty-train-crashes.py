def reverse_linked_list(head):
    turned = head
    rest = head.next
    turned.next = None
    while rest is not None:
        following = rest.next
        rest.next = turned
        turned = rest
        rest = following
    return turned
