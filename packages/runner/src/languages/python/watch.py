# Detects the use of a forbidden function or member, however the program built its name. There are three ways:
# - functions and members of a forbidden name are replaced by ones that report their use (replace.py);
# - what cannot be replaced (classes, `__import__`) is seen by its calls in the program's own code;
# - code that is made while running is seen by the interpreter's audit events.
# A program can forbid any name, so nothing here calls a method by name that was not taken before.
import functools as _functools
import operator as _operator
import zipimport as _zipimport

_monitoring = _sys.monitoring
# Enough of it for modules that only name its events (`doctest` imports a debugger), and nothing to change a watch with.
_sys.monitoring = _types.SimpleNamespace(
    events=_types.SimpleNamespace(**vars(_monitoring.events)), DEBUGGER_ID=0, COVERAGE_ID=1, PROFILER_ID=2, OPTIMIZER_ID=5
)
_TOOL = 4
_CALL = _monitoring.events.CALL
_KERNEL = "<foothold>"
_ARCHIVE = _json.__loader__.archive
_UNARCHIVER = _zipimport.zipimporter
_untouched = dict(vars(_UNARCHIVER)), dict(vars(_zipimport))
_LIBRARY = (_ARCHIVE + "/", "<frozen ", _KERNEL)
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
# A trace is called inside whoever watches, so the library may not set one for the program either.
_TRACING_EVENTS = ("sys.settrace", "sys.setprofile")
# Functions of the library that load a module once more, with functions that nobody watches, that hand over a frame's
# variables, or that turn a value into one of JavaScript. Only the library's own are meant, so texts may have these names.
_MAKERS = (
    "module_from_spec", "reload", "create_module", "exec_module", "load_module", "create_builtin", "exec_builtin",
    "create_dynamic", "exec_dynamic", "_load", "_load_unlocked", "_load_backward_compatible", "_exec", "getargvalues",
    "to_js", "create_proxy", "create_once_callable", "run_js",
)
_FRAME_MEMBERS = frozenset(("tb_frame", "gi_frame", "cr_frame", "ag_frame"))
_IMPORTER = "<frozen importlib._bootstrap>"
_CALLS_FOR_IMPORTER = "_call_with_frames_removed"
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
            for name in (*rule["check"].get("names", ()), *_WAYS_AROUND, *_MAKERS):
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
    if _has_loaded:
        _replace_in_loaded()
    rule = _dict_get(_forbidden, _function_name(called)) or _dict_get(_forbidden, _function_name(first))
    # By identity: `in` would call an `__eq__` of the program, in which calls are not seen.
    if rule is None and (called is _TAKES_NAME[0] or called is _TAKES_NAME[1]) and _type(first) is str:
        rule = _dict_get(_forbidden, first)
    if rule is not None:
        _looking(_tell, rule, 1)


def _on_event(event, args):
    if _is_looking or not _forbidden:
        return
    if event in _TELLING_EVENTS or event == "object.__getattr__" and args[1] in _FRAME_MEMBERS:
        _looking(_tell_if_program, None, 1)
    elif event in _TRACING_EVENTS:
        _looking(_tell_unless_kernel, None, 1)
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


def _tell_unless_kernel(_, frame):
    if frame.f_code.co_filename != _KERNEL:
        _tell_way_around(frame)


def _meet_code(code, frame):
    """Code that is about to run: the library's own comes from its importer, any other is watched like the program."""
    if _type(code) is not _types.CodeType:
        return
    source = frame.f_code.co_filename
    if not _is_library(code):
        _watch_code(code)
    elif source != _KERNEL and not (source == _IMPORTER and _is_loaded_by_library(frame)):
        _tell_way_around(frame)


def _is_loaded_by_library(frame):
    """A loader of the program's own can give its code any file name, so only the loader of the library's archive is believed."""
    if frame.f_code.co_name != _CALLS_FOR_IMPORTER:
        return True
    variables = _caller_of(frame).f_locals
    loader = variables["self"] if "self" in variables else None
    return _type(loader) is _UNARCHIVER and loader.archive == _ARCHIVE and all(
        name in now and (now[name] is value or _is_telling(now[name]))
        for before, now in zip(_untouched, (vars(_UNARCHIVER), vars(_zipimport)))
        for name, value in _dict_items(before)
        if _type(value) is _Function
    )


def _position(code, offset):
    for index, (line, _, column, _) in enumerate(code.co_positions()):
        if index * 2 == offset:
            return line or 1, (column or 0) + 1
    return 1, 1
