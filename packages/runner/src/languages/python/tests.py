import ast as _ast
import types as _types_of_tests

_operators = {
    _ast.Eq: "==", _ast.NotEq: "!=", _ast.Lt: "<", _ast.LtE: "<=", _ast.Gt: ">", _ast.GtE: ">=",
    _ast.Is: "is", _ast.IsNot: "is not", _ast.In: "in", _ast.NotIn: "not in",
}
_MAX_WRITTEN = 400


def compile_tests(source, path):
    """A failing `assert a == b` without words of its own says what both sides were."""
    tree = _ast.parse(source, path)
    return compile(_ast.fix_missing_locations(_TellSides().visit(tree)), path, "exec", dont_inherit=True)


class _TellSides(_ast.NodeTransformer):
    def visit_Assert(self, node):
        test = node.test
        if node.msg is not None or not isinstance(test, _ast.Compare) or len(test.ops) != 1:
            return node
        left, right = (_ast.Name(name, _ast.Load()) for name in ("__left__", "__right__"))
        stores = [
            _ast.Assign([_ast.Name(name.id, _ast.Store())], value)
            for name, value in ((left, test.left), (right, test.comparators[0]))
        ]
        sign = _operators[type(test.ops[0])]
        words = [_ast.Constant(_ast.unparse(test.left)), _ast.Constant(sign), left, right]
        told = _ast.Call(_ast.Name("__tell_sides__", _ast.Load()), words, [])
        compared = _ast.Compare(left, test.ops, [right])
        made = [*stores, _ast.Assert(compared, told)]
        for statement in made:
            for inner in _ast.walk(statement):
                if not hasattr(inner, "lineno"):
                    _ast.copy_location(inner, node)
        return made


def _tell_sides(expression, sign, left, right):
    if sign == "==":
        return expression + " gave " + _written(left) + ", not " + _written(right)
    return _written(left) + " " + sign + " " + _written(right) + " is false"


def _written(value):
    text = repr(value)
    return text if len(text) <= _MAX_WRITTEN else text[:_MAX_WRITTEN] + "…"


def run_test_of_file(namespace, args):
    """Without an argument the names of the tests; with a number the test of that index."""
    found = [
        (name, value)
        for name, value in list(namespace.items())
        if name.startswith("test_") and _type(value) is _types_of_tests.FunctionType
    ]
    if not args:
        return '{"value":' + encode([name for name, _ in found]) + "}"
    value = found[args[0]][1]()
    if _type(value) is _types_of_tests.CoroutineType:
        _await_result(value)
    return '{"value":null}'
