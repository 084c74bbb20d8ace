_MAX_NODES = 100000


class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


# A long chain that loses its last reference is taken apart node by node, each within the one before it,
# and that is deeper than the stack of a sandbox: what a test was given and gave stays until the process ends.
_kept = []


def _to_linked_list(values):
    nodes = [ListNode(value) for value in values or []]
    for node, following in zip(nodes, nodes[1:]):
        node.next = following
    _kept.append(nodes)
    return nodes[0] if nodes else None


def _to_binary_tree(values):
    if not values or values[0] is None:
        return None
    root = TreeNode(values[0])
    waiting = [root]
    position = 1
    for node in waiting:
        if position >= len(values):
            break
        for side in ("left", "right"):
            if position < len(values):
                if values[position] is not None:
                    child = TreeNode(values[position])
                    setattr(node, side, child)
                    waiting.append(child)
                position += 1
    _kept.append(waiting)
    return root


_cyclic = []
_cyclic.append(_cyclic)


def _from_linked_list(head):
    values = []
    node = head
    while node is not None:
        if not (hasattr(node, "val") and hasattr(node, "next")):
            return head
        if len(values) >= _MAX_NODES:
            return _cyclic
        values.append(node.val)
        node = node.next
    return values


def _from_binary_tree(root):
    if root is None:
        return []
    if not (hasattr(root, "left") and hasattr(root, "right")):
        return root
    values = []
    last_value = 0
    nodes = [root]
    for node in nodes:
        if len(values) >= _MAX_NODES:
            return _cyclic
        if node is None:
            values.append(None)
            continue
        values.append(node.val)
        last_value = len(values)
        nodes.append(node.left)
        nodes.append(node.right)
    return values[:last_value]


def _untag(wire):
    if type(wire) is list:
        return [_untag(item) for item in wire]
    if type(wire) is not dict:
        return wire
    tag = wire.get("$")
    if type(tag) is not str:
        return {key: _untag(value) for key, value in wire.items()}
    if tag == "nan":
        return float("nan")
    if tag == "infinity":
        return float("inf")
    if tag == "-infinity":
        return float("-inf")
    if tag == "-0":
        return -0.0
    if tag == "float":
        return float(wire["value"])
    if tag == "bigint":
        return int(wire["value"])
    if tag == "tuple":
        return tuple(_untag(wire["items"]))
    if tag == "set":
        return set(_untag(wire["items"]))
    if tag in ("map", "object"):
        return {_untag(key): _untag(value) for key, value in wire["entries"]}
    return None


_readers = {"linked-list": _to_linked_list, "binary-tree": _to_binary_tree, "set": set, "tuple": tuple}
_writers = {"linked-list": _from_linked_list, "binary-tree": _from_binary_tree}


def _decode(wire, kind):
    value = _untag(wire)
    reader = _readers.get(kind)
    return reader(value) if reader is not None and value is not None or kind in ("linked-list", "binary-tree") else value
