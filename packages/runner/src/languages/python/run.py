import builtins as _builtins
import io as _io
import json as _json
import sys as _sys
import types as _types

_FILE = "solution.py"
_mode = "function"
_MAX_FRAMES = 20
_loads = _json.loads
_pristine_builtins = dict(vars(_builtins))
_pristine_modules = dict(_sys.modules)
_recursion_limit = _sys.getrecursionlimit()
_HOOKS = ("excepthook", "unraisablehook", "displayhook", "breakpointhook")
_pristine_hooks = [(name, getattr(_sys, name)) for name in _HOOKS]
# What hears the interpreter's events stays for good, so only we may add it.
_add_audit_hook = _sys.addaudithook
del _sys.addaudithook
_exec, _compile, _getattr = exec, compile, getattr
_program = None


def _error_text(kind, message, frames):
    shown = ",".join(
        '{"name":' + _quote(name) + ',"line":' + int.__repr__(line)
        + (',"column":' + int.__repr__(column) if column else "")
        + (',"path":' + _quote(path) if path != _FILE else "") + "}"
        for name, line, column, path in frames
    )
    return '{"error":{"type":' + _quote(kind[:200]) + ',"message":' + _quote(message[:4000]) + ',"frames":[' + shown + "]}}"


def load(source, path="solution.py", mode="function", neighbours_json="[]"):
    """Compiles once; every test runs the code anew. Gives "" or the error as text."""
    global _program, _FILE, _mode
    _forget_names()
    _FILE = path
    _mode = mode
    give_neighbours(_loads(neighbours_json))
    try:
        _program = compile_tests(source, _FILE) if mode == "tests" else _compile(source, _FILE, "exec", dont_inherit=True)
        return ""
    except SyntaxError as error:
        return _error_text(_type(error).__name__, str(error.msg), [_syntax_place(error, _FILE)])
    except (ValueError, RecursionError, MemoryError, OverflowError) as error:
        return _error_text(_type(error).__name__, str(error), [])


def _frames_of(error):
    frames = []
    traceback = BaseException.__dict__["__traceback__"].__get__(error)
    while traceback is not None:
        code = traceback.tb_frame.f_code
        if code.co_filename == _FILE or code.co_filename in _neighbour_paths:
            column = 0
            for index, position in enumerate(code.co_positions()):
                if index * 2 == traceback.tb_lasti:
                    column = (position[2] or 0) + 1
                    break
            frames.append((code.co_name, traceback.tb_lineno or 1, column, code.co_filename))
            if _len(frames) > 4 * _MAX_FRAMES:
                del frames[_MAX_FRAMES : _MAX_FRAMES + _MAX_FRAMES]
        traceback = traceback.tb_next
    # A neighbour that cannot be read has no frame of its own.
    if _type(error) in _syntax_errors and _type(error.filename) is str and error.filename in _neighbour_paths:
        frames.append(_syntax_place(error, error.filename))
    frames.reverse()
    return frames[:_MAX_FRAMES]


_syntax_errors = (SyntaxError, IndentationError, TabError)


def _syntax_place(error, path):
    """A program can raise such an error itself, with anything in it."""
    line, column = (value if _type(value) is int else 0 for value in (error.lineno, error.offset))
    return ("", line or 1, column, path)


def _describe(error):
    kind = type.__dict__["__name__"].__get__(_type(error))
    try:
        message = str(error)
        if _type(message) is not str:
            message = ""
    except BaseException:
        message = "The error could not be read."
    return _error_text(kind, message, _frames_of(error))


def _restore():
    """Undoes what a test may have changed for the next: builtins, modules, streams, hooks."""
    _sys.settrace(None)
    _sys.setprofile(None)
    for name, hook in _pristine_hooks:
        setattr(_sys, name, hook)
    if _sys.getrecursionlimit() != _recursion_limit:
        _sys.setrecursionlimit(_recursion_limit)
    current = vars(_builtins)
    if current != _pristine_builtins:
        current.clear()
        current.update(_pristine_builtins)
    _sys.modules.update(_pristine_modules)
    forget_neighbours()
    for name in ("stdout", "stderr"):
        stream = _io.TextIOWrapper(
            _io.FileIO(1, "w", closefd=False), encoding="utf-8", errors="replace", write_through=True
        )
        setattr(_sys, name, stream)
        setattr(_sys, "__" + name + "__", stream)


def _await_result(coroutine):
    while True:
        try:
            waited = coroutine.send(None)
        except StopIteration as stop:
            return stop.value
        if waited is not None:
            raise RuntimeError("Nothing outside the program can be awaited here.")


def _namespace():
    return {
        "__name__": "__main__" if _mode == "script" else _FILE.rpartition("/")[2].partition(".")[0],
        "__builtins__": _builtins,
        "ListNode": ListNode,
        "TreeNode": TreeNode,
        **({"__tell_sides__": _tell_sides} if _mode == "tests" else {}),
    }


def _arguments(args_json, signature):
    kinds = signature.get("parameters", [])
    wires = _loads(args_json)
    return [
        _decode(wire, kinds[index] if index < _len(kinds) else "plain")
        for index, wire in enumerate(wires)
    ]


def _result_text(value, args, signature):
    argument = signature.get("resultArgument")
    kind = signature.get("returns", "plain")
    if argument is not None:
        value = args[argument]
        kinds = signature.get("parameters", [])
        kind = kinds[argument] if argument < _len(kinds) else "plain"
    writer = _writers.get(kind)
    return '{"value":' + encode(value if writer is None else writer(value)) + "}"


def run_test(entry_point, args_json, signature_json, tracer=None):
    signature = _loads(signature_json)
    _restore()
    try:
        args = _arguments(args_json, signature)
        namespace = _namespace()
        if _mode == "script":
            _sys.argv = [_FILE, *args]
        _exec(_program, namespace)
        if _mode == "script":
            return '{"value":null}'
        if _mode == "tests":
            return run_test_of_file(namespace, args)
        entry = namespace.get(entry_point)
        if not callable(entry):
            return _error_text("MissingFunction", "", [])
        value = entry(*args) if tracer is None else tracer(entry, args, namespace)
        if _type(value) is _types.CoroutineType:
            value = _await_result(value)
        _kept.append(value)
        return _result_text(value, args, signature)
    except SystemExit as error:
        if _mode == "script" and error.code in (None, 0):
            return '{"value":null}'
        return _describe(error)
    except _TraceStop:
        return _error_text("TraceStop", "", [])
    except BaseException as error:
        _sys.settrace(None)
        return _describe(error)


class _TraceStop(BaseException):
    pass
