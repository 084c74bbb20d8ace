import ast

KINDS = {
    ast.FunctionDef: "function",
    ast.For: "for",
    ast.While: "while",
    ast.If: "if",
    ast.Return: "return",
    ast.Assign: "assignment",
    ast.AugAssign: "assignment",
    ast.AnnAssign: "assignment",
    ast.Break: "break",
    ast.Continue: "continue",
    ast.Import: "import",
    ast.ImportFrom: "import",
}


def names_in(statement):
    """The names of a statement itself, without those of the statements inside it."""
    sets, reads, calls = [], [], []
    waiting = [statement]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Name):
            stored = isinstance(node.ctx, ast.Store)
            (sets if stored else reads).append(node.id)
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            if isinstance(node.value, ast.Name):
                sets.append(node.value.id)
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Name):
                calls.append(called.id)
            elif isinstance(called, ast.Attribute):
                calls.append(called.attr)
        children = [child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.stmt)]
        waiting.extend(reversed(children))
    reads = [name for name in reads if name not in calls]
    return [list(dict.fromkeys(names)) for names in (sets, reads, calls)]


def kind_of(node):
    if isinstance(node, ast.Expr):
        return "call" if isinstance(node.value, ast.Call) else "other"
    return KINDS.get(type(node), "other")


def outline(source):
    found = {"functions": [], "loops": [], "lines": []}
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.stmt):
            continue
        span = {"line": node.lineno, "endLine": node.end_lineno}
        kind = kind_of(node)
        if kind in ("for", "while"):
            found["loops"].append({**span, "kind": kind})
        if kind == "function":
            found["functions"].append({**span, "name": node.name})
        sets, reads, calls = names_in(node)
        line = {"line": node.lineno, "kind": kind, "sets": sets, "reads": reads, "calls": calls}
        found["lines"].append(line)
    for part in found.values():
        part.sort(key=lambda each: each["line"])
    return found
