import ast as _ast

_LOOPS = (_ast.For, _ast.AsyncFor, _ast.While, _ast.comprehension)
# Code that is made while running has no syntax tree to check, and through frames a program reaches whoever watches it.
_WAYS_AROUND = (
    "eval", "exec", "compile", "__import__", "_getframe", "currentframe", "tb_frame", "f_back", "f_globals", "f_locals",
    "gi_frame", "cr_frame", "ag_frame", "__globals__", "__closure__", "get_objects", "get_referrers", "get_referents", "__main__",
    "ctypes",
)
# Modules of the engine through which a program reaches JavaScript's functions, and of the importer, which makes fresh copies.
_ENGINE_MODULES = ("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core", "_imp")
_BY_NAME = ("getattr", "__getattribute__", "attrgetter", "methodcaller", "getattr_static")
_FUNCTIONS = (_ast.FunctionDef, _ast.AsyncFunctionDef)


def check_rules(source, rules_json):
    tree = _ast.parse(source)
    broken = []
    rules = _json.loads(rules_json)
    for rule in rules:
        node = _first_offence(tree, rule["check"])
        if node is None:
            continue
        entry = {"rule": rule["id"], "message": rule["message"]}
        if node != "absent":
            entry["line"] = node.lineno
            entry["column"] = node.col_offset + 1
        broken.append(entry)
    _watch_names(rules, {entry["rule"] for entry in broken})
    return _json.dumps(broken)


def _first_offence(tree, check):
    if check["kind"] == "no-name":
        return _find_name(tree, set(check["names"]) | set(_WAYS_AROUND))
    found = _find_syntax(tree, check["syntax"])
    if check["kind"] == "must-use":
        return None if found is not None else "absent"
    return found or _find_name(tree, set(_WAYS_AROUND))


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
    if isinstance(node, _ast.MatchClass):
        return any(name in names for name in node.kwd_attrs)
    if isinstance(node, _ast.ImportFrom) and (node.module or "").split(".")[0] in _ENGINE_MODULES:
        return True
    if isinstance(node, (_ast.Import, _ast.ImportFrom)):
        return any(part in names for alias in node.names for part in alias.name.split(".")) or (
            isinstance(node, _ast.Import) and any(alias.name.split(".")[0] in _ENGINE_MODULES for alias in node.names)
        )
    if isinstance(node, _ast.Subscript) and _is_namespace(node.value):
        return _constant_text(node.slice) in names
    if isinstance(node, _ast.Call) and _called_name(node.func) in _BY_NAME:
        return any(_constant_text(argument) in names for argument in node.args)
    is_lookup = isinstance(node, _ast.Call) and isinstance(node.func, _ast.Attribute) and _is_namespace(node.func.value)
    return is_lookup and any(_constant_text(argument) in names for argument in node.args)


def _called_name(func):
    return func.attr if isinstance(func, _ast.Attribute) else getattr(func, "id", None)


def _is_namespace(node):
    """`list.__dict__` or `vars(list)`, where a text is the name of a member."""
    if isinstance(node, _ast.Attribute):
        return node.attr == "__dict__"
    return isinstance(node, _ast.Call) and _called_name(node.func) == "vars"


def _constant_text(node):
    """The text an expression always gives, where it is put together from texts alone."""
    if isinstance(node, _ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, _ast.FormattedValue):
        return _constant_text(node.value) if node.conversion < 0 and node.format_spec is None else None
    if isinstance(node, _ast.JoinedStr):
        parts = [_constant_text(part) for part in node.values]
    elif isinstance(node, _ast.BinOp) and isinstance(node.op, _ast.Add):
        parts = [_constant_text(node.left), _constant_text(node.right)]
    else:
        return None
    return None if None in parts else "".join(parts)


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
