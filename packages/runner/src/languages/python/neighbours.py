import importlib.machinery as _machinery
import sys as _sys

# Names of the engine that a file must not take, although nothing answers to some of them.
_OF_THE_ENGINE = {"js", "pyodide", "pyodide_js", "micropip", "foothold"}
_neighbour_paths = set()
_neighbour_modules = {}
# Taken when the engine is ready, before the first program.
_pristine_finders = []
_exec_neighbour, _compile_neighbour = exec, compile


def give_neighbours(files):
    """The files that the next program may import, as `solution`, `scratch.idea` or only `idea`."""
    if not _pristine_finders:
        _pristine_finders.extend(_sys.meta_path)
    forget_neighbours()
    _neighbour_paths.clear()
    _neighbour_modules.clear()
    for file in files:
        path = file["path"]
        folder, _, name = path.rpartition("/")
        name, _, extension = name.partition(".")
        if extension != "py" or not name.isidentifier():
            continue
        _neighbour_paths.add(path)
        if folder:
            _neighbour_modules[folder] = (None, None)
            _neighbour_modules[folder + "." + name] = (path, file["content"])
        if not _is_taken(name):
            _neighbour_modules.setdefault(name, (path, file["content"]))


def _is_taken(name):
    """A file never stands in for a module of Python or of the engine."""
    return (
        name.startswith("_")
        or name in _OF_THE_ENGINE
        or name in _sys.stdlib_module_names
        or name in _pristine_modules
    )


def forget_neighbours():
    for name in _neighbour_modules:
        _sys.modules.pop(name, None)
    _sys.meta_path[:] = _pristine_finders + ([_Neighbours] if _neighbour_modules else [])


class _Neighbours:
    """Asked last, after Python's own finders."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name not in _neighbour_modules:
            return None
        origin, _ = _neighbour_modules[name]
        return _machinery.ModuleSpec(name, _Neighbours, origin=origin, is_package=origin is None)

    @staticmethod
    def create_module(spec):
        return None

    @staticmethod
    def exec_module(module):
        path, source = _neighbour_modules[module.__name__]
        if path is None:
            return
        module.ListNode, module.TreeNode = ListNode, TreeNode
        _exec_neighbour(_compile_neighbour(source, path, "exec", dont_inherit=True), module.__dict__)
