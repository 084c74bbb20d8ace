import ast as _ast

_LOOPS = (_ast.For, _ast.AsyncFor, _ast.While, _ast.comprehension)
_CODE_FROM_TEXT = ("eval", "exec", "compile", "__import__")
_FUNCTIONS = (_ast.FunctionDef, _ast.AsyncFunctionDef)


def check_rules(source, rules_json):
    tree = _ast.parse(source)
    broken = []
    for rule in _json.loads(rules_json):
        node = _first_offence(tree, rule["check"])
        if node is None:
            continue
        entry = {"rule": rule["id"], "message": rule["message"]}
        if node != "absent":
            entry["line"] = node.lineno
            entry["column"] = node.col_offset + 1
        broken.append(entry)
    return _json.dumps(broken)


def _first_offence(tree, check):
    if check["kind"] == "no-name":
        return _find_name(tree, set(check["names"]) | set(_CODE_FROM_TEXT))
    found = _find_syntax(tree, check["syntax"])
    if check["kind"] == "must-use":
        return None if found is not None else "absent"
    return found


def _find_syntax(tree, syntax):
    if syntax == "recursion":
        return _find_recursion(tree)
    kinds = _LOOPS if syntax == "loop" else (_ast.Import, _ast.ImportFrom)
    return _first(node for node in _ast.walk(tree) if isinstance(node, kinds))


def _first(nodes):
    placed = [node.target if isinstance(node, _ast.comprehension) else node for node in nodes]
    return min(placed, key=lambda node: (node.lineno, node.col_offset), default=None)


def _find_name(tree, names):
    declared = set()
    for node in _ast.walk(tree):
        if isinstance(node, (*_FUNCTIONS, _ast.ClassDef)):
            declared.add(node.name)
        elif isinstance(node, _ast.arg):
            declared.add(node.arg)
        elif isinstance(node, _ast.Name) and isinstance(node.ctx, _ast.Store):
            declared.add(node.id)
    return _first(node for node in _ast.walk(tree) if _uses(node, names, declared))


def _uses(node, names, declared):
    if isinstance(node, _ast.Attribute):
        return node.attr in names
    if isinstance(node, _ast.Name):
        return node.id in names and node.id not in declared
    if isinstance(node, (_ast.Import, _ast.ImportFrom)):
        return any(part in names for alias in node.names for part in alias.name.split("."))
    is_getattr = isinstance(node, _ast.Call) and isinstance(node.func, _ast.Name) and node.func.id == "getattr"
    return is_getattr and any(isinstance(a, _ast.Constant) and a.value in names for a in node.args)


def _find_recursion(tree):
    calls = {}
    waiting = [(tree, ())]
    while waiting:
        node, inside = waiting.pop()
        if isinstance(node, _FUNCTIONS):
            inside = (*inside, node.name)
            calls.setdefault(node.name, {})
        elif isinstance(node, _ast.Assign) and isinstance(node.value, _ast.Lambda) and isinstance(node.targets[0], _ast.Name):
            inside = (*inside, node.targets[0].id)
            calls.setdefault(node.targets[0].id, {})
        callee = _callee(node)
        if callee is not None:
            for name in inside:
                calls[name].setdefault(callee, node)
        waiting.extend((child, inside) for child in _ast.iter_child_nodes(node))
    for name, called in calls.items():
        for callee, node in called.items():
            if _reaches(calls, callee, name):
                return node
    return None


def _callee(node):
    if not isinstance(node, _ast.Call):
        return None
    if isinstance(node.func, _ast.Name):
        return node.func.id
    on_self = isinstance(node.func, _ast.Attribute) and isinstance(node.func.value, _ast.Name) and node.func.value.id == "self"
    return node.func.attr if on_self else None


def _reaches(calls, start, target):
    seen = set()
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name == target:
            return True
        if name not in seen:
            seen.add(name)
            waiting.extend(calls.get(name, {}))
    return False
