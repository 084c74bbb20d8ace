# Replaces what has a forbidden name by something that reports its use and then works as before: functions of modules,
# methods and fields of classes. Built-in classes cannot be changed by assignment, so their namespaces are.
import gc as _gc
import opcode as _opcode

_members_of = type.__dict__["__dict__"].__get__
_referents = _gc.get_referents
_without_underscores = str.lstrip
_FIELDS = (_types.GetSetDescriptorType, _types.MemberDescriptorType)
_METHODS = (_types.MethodDescriptorType, _types.FunctionType)
_FUNCTIONS_OF_MODULES = (_types.BuiltinFunctionType, _types.FunctionType, _types.MethodType)
# Code of the language depends on these where they are: `import` calls one, the others look at who calls them.
_STAY = ("__import__", "eval", "exec", "compile", "_getframe", "currentframe")
# `sorted` is a way of its own, and calls `sort` by its name.
_CALLED_BY = {"sort": "sorted"}
_OPCODES = _opcode.opmap
_EXTENDED = _OPCODES["EXTENDED_ARG"]
# How many low bits of an instruction's argument are flags; the rest is the index of the name.
_LOADS = {_OPCODES["LOAD_NAME"]: 0, _OPCODES["LOAD_GLOBAL"]: 1, _OPCODES["LOAD_ATTR"]: 1}
_CALLS = frozenset(_OPCODES[name] for name in ("CALL", "CALL_KW", "CALL_FUNCTION_EX"))
_TELLING_CODES = set()
_replaced = []
_modules = _sys.modules
_seen_modules = {}
_seen_classes = set()
_mark_changed = None


def on_class_changed(mark):
    """`mark(address)` tells the interpreter that a class is not what it was."""
    global _mark_changed
    _mark_changed = mark


def _replace_forbidden():
    if _replaced:
        return
    _replace_in_loaded()
    _watch_loading()


def _replace_in_new_classes():
    own = _FILE.rpartition("/")[2].partition(".")[0]
    for owner in _classes() - _seen_classes:
        _seen_classes.add(owner)
        members = _members_of(owner)
        # A class of the program may have what it likes.
        if "__module__" in members and members["__module__"] == own:
            continue
        for name in _forbidden:
            if name in members and name not in _STAY:
                _replace_member(owner, name, members[name])


def _classes():
    found = {object}
    waiting = [object]
    while waiting:
        for child in type.__subclasses__(waiting.pop()):
            if child not in found:
                found.add(child)
                waiting.append(child)
    return found


def _replace_in_new_modules():
    namespaces = [_pristine_builtins]
    for name, module in [*_modules.items()]:
        if _dict_get(_seen_modules, name) is not module and _type(module) is _types.ModuleType:
            namespaces.append(vars(module))
        _seen_modules[name] = module
    known = {}
    for namespace in namespaces:
        for name, value in [*namespace.items()]:
            if _is_of_javascript(value):
                _put(namespace, name, _telling([*_dict_values(_forbidden)][0], {name}, value))
            elif _type(value) in _FUNCTIONS_OF_MODULES and not _is_telling(value):
                rule = _dict_get(_forbidden, name) or _dict_get(_forbidden, value.__name__)
                if rule is not None and name not in _STAY:
                    names = known.setdefault(value, (rule, {value.__name__}))[1]
                    names.add(_without_underscores(name, "_"))
    for namespace in namespaces:
        for name, value in [*namespace.items()]:
            if _type(value) in _FUNCTIONS_OF_MODULES and value in known and name not in _STAY:
                _put(namespace, name, _telling(*known[value], value))


def _is_of_javascript(value):
    return _name_of_type(_type(value)) == "JsProxy"


def _is_telling(value):
    if _type(value) is _types.MethodType:
        value = value.__func__
    return _type(value) is _Function and value.__code__ in _TELLING_CODES


def _put(namespace, name, value):
    _replaced.append((namespace, name, namespace[name], None))
    namespace[name] = value


def _replace_member(owner, name, value):
    kind = _type(value)
    rule, names = _forbidden[name], {name}
    if _is_telling(value):
        return
    if kind in _METHODS:
        watched = _telling(rule, names, value)
    elif kind is staticmethod:
        watched = staticmethod(_telling(rule, names, value.__func__))
    elif kind in (classmethod, _types.ClassMethodDescriptorType):
        watched = classmethod(_telling(rule, names, lambda owner, *args, **kwargs: value.__get__(None, owner)(*args, **kwargs)))
    elif kind in _FIELDS:
        watched = property(_telling(rule, names, value.__get__), value.__set__, value.__delete__)
    else:
        return
    namespace = _referents(_members_of(owner))[0]
    _replaced.append((namespace, name, value, owner))
    namespace[name] = watched
    _mark_changed(_id(owner))


def _put_back():
    for namespace, name, value, owner in reversed(_replaced):
        namespace[name] = value
        if owner is not None:
            _mark_changed(_id(owner))
    _replaced.clear()
    _seen_modules.clear()
    _seen_classes.clear()


def _telling(rule, names, original):
    def watched(*args, **kwargs):
        if _forbidden and not _is_looking:
            _looking(_judge_use, (rule, names), 1)
        return original(*args, **kwargs)

    def watched_built_in(_, *args, **kwargs):
        if _forbidden and not _is_looking:
            _looking(_judge_use, (rule, names), 1)
        return original(*args, **kwargs)

    _TELLING_CODES.update((watched.__code__, watched_built_in.__code__))
    # A built-in function that is a field of a class is no method of it, and neither is a bound one.
    if _type(original) is _types.BuiltinFunctionType:
        return _types.MethodType(watched_built_in, original)
    return watched


def _judge_use(used, frame):
    """The library may use what it names itself. What it was given and only calls, the program uses."""
    rule, names = used
    # The importer hands its functions to one that only calls them, and names them itself one frame above.
    if frame.f_code.co_name == _CALLS_FOR_IMPORTER and frame.f_code.co_filename == _IMPORTER:
        frame = _caller_of(frame)
    code = frame.f_code
    if rule not in [*_dict_values(_forbidden)]:
        return
    callers = [_CALLED_BY[name] for name in names if name in _CALLED_BY]
    if code in _TELLING_CODES:
        # The caller is itself a replaced function: either it always calls this one, or it was given this one as an argument.
        if not any(name in frame.f_locals["names"] for name in callers):
            _tell(rule, frame)
        return
    if code.co_filename == _KERNEL or _is_library(code) and _names_itself(code, frame.f_lasti, names):
        return
    if any(name in code.co_names and name not in _forbidden for name in callers):
        return
    _tell(rule, frame)


def _names_itself(code, offset, names):
    """Whether the library's own text calls it here by one of its names, or hands it on as a value."""
    if not any(_without_underscores(name, "_") in names for name in code.co_names):
        return False
    # A call and the load of the called function have the same position in the source text.
    starts = [(line, column) for line, _, column, _ in code.co_positions()]
    loads, calls = set(), set()
    number = 0
    for index, (operation, argument) in enumerate(zip(code.co_code[::2], code.co_code[1::2])):
        number = number << 8 | argument
        if operation in _LOADS:
            if _without_underscores(code.co_names[number >> _LOADS[operation]], "_") in names:
                loads.add(starts[index])
        elif operation in _CALLS:
            calls.add(starts[index])
        if operation != _EXTENDED:
            number = 0
    return starts[offset // 2] in loads or not loads <= calls
