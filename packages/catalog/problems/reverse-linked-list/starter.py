def reverse_linked_list(head):
    # A ListNode has the fields val and next.
    # Write your solution here.
    pass
