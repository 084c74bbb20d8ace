import sys, json, time
sys.path.insert(0, "")
class ListNode:
    def __init__(self, val=0, next=None): self.val, self.next = val, next
class TreeNode:
    def __init__(self, val=0, left=None, right=None): self.val, self.left, self.right = val, left, right
def to_list(values):
    head = None
    for v in reversed(values): head = ListNode(v, head)
    return head
def from_list(head):
    out = []
    while head is not None:
        out.append(head.val); head = head.next
        if len(out) > 100000: raise ValueError("cycle")
    return out
def to_tree(values):
    if not values or values[0] is None: return None
    root = TreeNode(values[0]); waiting = [root]; at = 1
    for node in waiting:
        for side in ("left", "right"):
            if at < len(values):
                if values[at] is not None:
                    child = TreeNode(values[at]); setattr(node, side, child); waiting.append(child)
                at += 1
    return root
def from_tree(root):
    out, nodes = [], [root]
    for n in nodes:
        out.append(None if n is None else n.val)
        if n is not None: nodes += [n.left, n.right]
        if len(out) > 100000: raise ValueError("cycle")
    while out and out[-1] is None: out.pop()
    return out
def receive(v, k): return to_list(v) if k == "linked-list" else to_tree(v) if k == "binary-tree" else set(v) if k == "set" else v
def give(v, k): return from_list(v) if k == "linked-list" else from_tree(v) if k == "binary-tree" else list(v) if isinstance(v, (set, tuple)) else v
out = sys.stdout; sys.stdout = open("/dev/null", "w")
def say(x): out.write(json.dumps(x) + "\n"); out.flush()
solve = None
for line in sys.stdin:
    m = json.loads(line)
    if "code" in m:
        kinds = m
        try:
            space = {"ListNode": ListNode, "TreeNode": TreeNode, "__name__": "program"}
            exec(compile(m["code"], "program", "exec"), space)
            solve = space[m["entryPoint"]]; say({"ready": True})
        except BaseException as e: say({"error": repr(e)})
        continue
    args = [receive(v, k) for v, k in zip(m["args"], kinds["parameters"])]
    t = time.perf_counter()
    try:
        r = solve(*args); ms = (time.perf_counter() - t) * 1000
        at = kinds.get("resultArgument")
        say({"actual": give(r, kinds["returns"]) if at is None else give(args[at], kinds["parameters"][at]), "timeMs": ms})
    except BaseException as e: say({"error": repr(e), "timeMs": (time.perf_counter() - t) * 1000})
