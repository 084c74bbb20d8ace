def length_of(head):
    length = 0
    node = head
    while node is not None:
        length += 1
        node = node.next
    return length


def node_at(head, position):
    node = head
    for _ in range(position):
        node = node.next
    return node


def reverse_linked_list(head):
    i = 0
    while i < length_of(head) // 2:
        front = node_at(head, i)
        back = node_at(head, length_of(head) - 1 - i)
        front.val, back.val = back.val, front.val
        i += 1
    return head
