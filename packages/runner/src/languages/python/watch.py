# Detects the use of a forbidden function or member, however the program built its name. There are three ways:
# - functions and members of a forbidden name are replaced by ones that report their use (replace.py);
# - what cannot be replaced (classes, `__import__`) is seen by its calls in the program's own code;
# - code that is made while running is seen by the interpreter's audit events.
# A program can forbid any name, so nothing here calls a method by name that was not taken before.
import functools as _functools
import operator as _operator

_monitoring = _sys.monitoring
del _sys.monitoring
_TOOL = 4
_CALL = _monitoring.events.CALL
_KERNEL = "<foothold>"
_LIBRARY = ("/lib/python", "<frozen ", _KERNEL)
_getframe = _sys._getframe
_starts = str.startswith
_dict_get, _dict_items, _dict_values = dict.get, dict.items, dict.values
_name_of_type = type.__dict__["__name__"].__get__
_caller_of = _types.FrameType.__dict__["f_back"].__get__
_Function = _types.FunctionType
_BUILT_IN = (
    _types.BuiltinFunctionType, _types.MethodDescriptorType, _types.WrapperDescriptorType, _types.MethodWrapperType,
    _types.ClassMethodDescriptorType,
)
_TAKES_NAME = (_operator.attrgetter, _operator.methodcaller)
# Events of the interpreter by which a program makes code, or reaches whoever watches it.
_TELLING_EVENTS = frozenset((
    "compile", "code.__new__", "marshal.loads", "sys._getframe", "sys._current_frames", "sys._current_exceptions",
    "gc.get_objects", "gc.get_referrers", "gc.get_referents",
))
_FRAME_MEMBERS = frozenset(("tb_frame", "gi_frame", "cr_frame", "ag_frame"))
_IMPORTER = "<frozen importlib._bootstrap>"
_forbidden = {}
_report = None
_is_looking = False
_is_audited = False
_monitoring.use_tool_id(_TOOL, "foothold")


def on_rule(report):
    global _report
    _report = report


def _watch_names(rules, broken):
    global _is_audited
    for rule in rules:
        kind = rule["check"]["kind"]
        if kind != "must-use" and rule["id"] not in broken:
            for name in (*rule["check"].get("names", ()), *_WAYS_AROUND):
                _forbidden.setdefault(name, rule["id"])
    if not _forbidden:
        return
    _monitoring.register_callback(_TOOL, _CALL, _on_call)
    _watch_code(_program)
    _replace_forbidden()
    if not _is_audited:
        _is_audited = True
        _add_audit_hook(_on_event)


def _forget_names():
    _forbidden.clear()
    _put_back()


def _watch_code(code):
    _monitoring.set_local_events(_TOOL, code, _CALL)
    for constant in code.co_consts:
        if _type(constant) is _types.CodeType:
            _watch_code(constant)


def _is_library(code):
    return _starts(code.co_filename, _LIBRARY)


def _tell(rule, frame):
    """Reports a rule once, at the innermost line of the program's own text. Without stack left for it, next time."""
    while frame is not None and frame.f_code.co_filename != _FILE:
        frame = _caller_of(frame)
    line, column = (1, 1) if frame is None else _position(frame.f_code, frame.f_lasti)
    _report(rule, line, column)
    for name in [name for name, owner in _dict_items(_forbidden) if owner == rule]:
        del _forbidden[name]


def _tell_way_around(frame):
    for rule in [*_dict_values(_forbidden)][:1]:
        _tell(rule, frame)


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
    rule = _dict_get(_forbidden, _function_name(called)) or _dict_get(_forbidden, _function_name(first))
    if rule is None and called in _TAKES_NAME and _type(first) is str:
        rule = _dict_get(_forbidden, first)
    if rule is not None:
        _looking(_tell, rule, 1)


def _on_event(event, args):
    if _is_looking or not _forbidden:
        return
    if event in _TELLING_EVENTS or event == "object.__getattr__" and args[1] in _FRAME_MEMBERS:
        _looking(_tell_if_program, None, 1)
    elif event in ("exec", "function.__new__"):
        _looking(_meet_code, args[0], 1)
    elif event == "object.__setattr__" and args[1] == "__code__":
        _looking(_meet_code, args[2], 1)
    elif _starts(event, "ctypes.") or event == "import" and args[0] in ("ctypes", "_ctypes"):
        _looking(lambda _, frame: _tell_way_around(frame), None, 1)


def _looking(look, what, depth):
    """Calls `look` with the frame that called the caller. Our own look at a frame is no event to look at."""
    global _is_looking
    _is_looking = True
    try:
        look(what, _getframe(depth + 1))
    finally:
        _is_looking = False


def _tell_if_program(_, frame):
    if not _is_library(frame.f_code):
        _tell_way_around(frame)


def _meet_code(code, frame):
    """Code that is about to run: the library's own comes from its importer, any other is watched like the program."""
    if _type(code) is not _types.CodeType:
        return
    if not _is_library(code):
        _watch_code(code)
    elif frame.f_code.co_filename not in (_IMPORTER, _KERNEL):
        _tell_way_around(frame)


def _position(code, offset):
    for index, (line, _, column, _) in enumerate(code.co_positions()):
        if index * 2 == offset:
            return line or 1, (column or 0) + 1
    return 1, 1
