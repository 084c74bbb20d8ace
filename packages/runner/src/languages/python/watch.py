# Watches what the program calls while it runs, so that a forbidden function is seen however its name was put together.
# Only calls in the program's own code are told to us; those of the library and of the kernel are not.
import functools as _functools
import operator as _operator

_monitoring = _sys.monitoring
del _sys.monitoring
_TOOL = 4
_CALL = _monitoring.events.CALL
_name_of_type = type.__dict__["__name__"].__get__
_Function = _types.FunctionType
_BUILT_IN = (
    _types.BuiltinFunctionType, _types.MethodDescriptorType, _types.WrapperDescriptorType, _types.MethodWrapperType,
    _types.ClassMethodDescriptorType,
)
_FRAMES = (_types.TracebackType, _types.FrameType, _types.GeneratorType, _types.CoroutineType)
_TAKES_NAME = (_operator.attrgetter, _operator.methodcaller)
_getattr_itself = getattr
_forbidden = {}
_report = None
_monitoring.use_tool_id(_TOOL, "foothold")


def on_rule(report):
    global _report
    _report = report


def _watch_names(rules, broken):
    for rule in rules:
        if rule["check"]["kind"] == "no-name" and rule["id"] not in broken:
            for name in (*rule["check"]["names"], *_WAYS_AROUND):
                _forbidden.setdefault(name, rule["id"])
    if _forbidden:
        _monitoring.register_callback(_TOOL, _CALL, _on_call)
        _watch_code(_program)


def _watch_code(code):
    _monitoring.set_local_events(_TOOL, code, _CALL)
    for constant in code.co_consts:
        if _type(constant) is _types.CodeType:
            _watch_code(constant)


def _function_name(value):
    """The name under which the library has a function; None for what the program made itself."""
    kind = _type(value)
    if kind is _Function:
        return None if value.__code__.co_filename == _FILE else value.__code__.co_name
    if kind in _BUILT_IN:
        return value.__name__
    if kind is type:
        return _name_of_type(value)
    if kind is _functools.partial:
        return _function_name(value.func)
    return None


def _on_call(code, offset, called, first):
    rule = _forbidden.get(_function_name(called)) or _forbidden.get(_function_name(first))
    if rule is None and called in _TAKES_NAME and _type(first) is str:
        rule = _forbidden.get(first)
    if rule is None and called is _getattr_itself and _type(first) in _FRAMES:
        rule = next(iter(_forbidden.values()), None)
    if rule is None:
        return
    for name in [name for name, owner in _forbidden.items() if owner == rule]:
        del _forbidden[name]
    line, column = _position(code, offset)
    _report(rule, line, column)


def _position(code, offset):
    for index, (line, _, column, _) in enumerate(code.co_positions()):
        if index * 2 == offset:
            return line or 1, (column or 0) + 1
    return 1, 1
