# Watches what loads modules, so that what is loaded later is watched too, and what sets a trace, which would see the watch.
_real_import = _builtins.__import__
_importer = vars(_modules["_frozen_importlib"])
_real_find_and_load = _importer["_find_and_load"]
_IMPORTING = ("<frozen importlib", _ARCHIVE + "/importlib/")
# The library has loaded a module, which is looked at before the program's next call.
_has_loaded = False
_partition = str.partition


def _watch_loading():
    _put(vars(_builtins), "__import__", _importing)
    _put(_pristine_builtins, "__import__", _importing)
    _put(_importer, "_find_and_load", _finding_and_loading)
    for name in ("settrace", "setprofile"):
        _put(vars(_sys), name, _setting(vars(_sys)[name]))


def _importing(*args, **kwargs):
    """Sees also the import of a module that is loaded already."""
    name = args[0] if args else _dict_get(kwargs, "name")
    if _forbidden and not _is_looking and _is_of_engine(name):
        _looking(_tell_if_program, None, 1)
    return _real_import(*args, **kwargs)


_importing.__code__ = _importing.__code__.replace(co_name="__import__")


def _finding_and_loading(name, *args):
    """Everything that loads a module comes here, `importlib.import_module` too."""
    global _has_loaded
    if _forbidden and not _is_looking and _is_of_engine(name):
        _looking(_tell_if_importer_is_program, None, 1)
    module = _real_find_and_load(name, *args)
    if _forbidden:
        if _is_library(_importer_frame(_getframe(1)).f_code):
            _has_loaded = True
        else:
            _replace_in_loaded()
    return module


def _replace_in_loaded():
    global _has_loaded
    _has_loaded = False
    _replace_in_new_classes()
    _replace_in_new_modules()


def _is_of_engine(name):
    return _type(name) is str and _partition(name, ".")[0] in _ENGINE_MODULES


def _importer_frame(frame):
    """Who asked for a module, above the functions that only import."""
    above = frame
    while above is not None and _starts(above.f_code.co_filename, _IMPORTING):
        frame, above = above, _caller_of(above)
    return above or frame


def _tell_if_importer_is_program(_, frame):
    _tell_if_program(None, _importer_frame(frame))


def _setting(original):
    def set_function(function):
        """The library ends traces for itself, as `doctest` does."""
        if function is not None and _forbidden and not _is_looking:
            _looking(_tell_unless_kernel, None, 1)
        return original(function)

    return set_function
