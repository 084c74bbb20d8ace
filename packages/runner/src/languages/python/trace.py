# Records the steps of one call in the Python-Tutor format. Each step is sent as soon as it is taken.
_MAX_STEPS = 1000
_MAX_TRACE_CHARS = 1024 * 1024
_MAX_STACK = 30
_MAX_ITEMS = 60
_MAX_TEXT = 200
_HIDDEN = ("__name__", "__builtins__", "ListNode", "TreeNode")
_dumps = _json.dumps


class _Heap:
    """The values of one step: primitives in place, the rest by number, the same object always by one."""

    def __init__(self, tracer):
        self.tracer = tracer
        self.entries = {}

    def value(self, value):
        if value is None or value is True or value is False:
            return value
        kind = _type(value)
        if kind is int:
            return value if abs(value) <= _MAX_SAFE else ["SPECIAL_FLOAT", int.__repr__(value)[:_MAX_TEXT] if value.bit_length() < 5000 else "a very large integer"]
        if kind is float:
            is_number_in_json = _math.isfinite(value) and not float.is_integer(value)
            return value if is_number_in_json else ["SPECIAL_FLOAT", float.__repr__(value)]
        if kind is str:
            return value if len(value) <= _MAX_TEXT else value[:_MAX_TEXT] + "…"
        number = self.tracer.number_of(value)
        key = str(number)
        if key not in self.entries:
            self.entries[key] = None
            self.entries[key] = self.describe(value)
        return ["REF", number]

    def describe(self, value):
        base = _base_of(value)
        if base is dict:
            pairs = [[self.value(key), self.value(item)] for key, item in list(dict.items(value))[:_MAX_ITEMS]]
            return ["DICT", *pairs]
        if base in (list, tuple, set, frozenset, _collections.deque):
            name = {tuple: "TUPLE", set: "SET", frozenset: "SET"}.get(base, "LIST")
            items = list(base.__iter__(value))
            shown = [self.value(item) for item in items[:_MAX_ITEMS]]
            if len(items) > _MAX_ITEMS:
                shown.append(["SPECIAL_FLOAT", f"… {len(items) - _MAX_ITEMS} more"])
            return [name, *shown]
        kind = _type(value)
        name = type.__dict__["__name__"].__get__(kind)
        if kind is _types.FunctionType:
            code = value.__code__
            return ["FUNCTION", f"{code.co_name}({', '.join(code.co_varnames[: code.co_argcount])})", None]
        if kind is type:
            return ["CLASS", type.__dict__["__name__"].__get__(value), []]
        try:
            fields = object.__getattribute__(value, "__dict__")
        except BaseException:
            return [name, "…"]
        return ["INSTANCE", name, *[[str(key), self.value(item)] for key, item in list(dict.items(fields))[:_MAX_ITEMS]]]


class _Tracer:
    def __init__(self, send, namespace):
        self.send = send
        self.namespace = namespace
        self.numbers = {}
        self.kept = []
        self.frames = []
        self.steps = 0
        self.chars = 0
        self.stdout = _Recorder()
        self.stopped = False
        self.raised = None

    def number_of(self, value):
        number = self.numbers.get(_id(value))
        if number is None:
            number = self.numbers[_id(value)] = len(self.numbers) + 1
            self.kept.append(value)
        return number

    def call(self, entry, args, namespace):
        _sys.settrace(self.trace)
        try:
            return entry(*args)
        finally:
            _sys.settrace(None)

    def trace(self, frame, event, argument):
        if self.stopped:
            raise _TraceStop()
        if frame.f_code.co_filename != _FILE or frame.f_code.co_name == "<module>":
            return None
        if event == "call":
            if not any(known is frame for known, _ in self.frames):
                self.frames.append((frame, len(self.numbers) + self.steps + 1))
            else:
                self.frames.append(next(pair for pair in self.frames if pair[0] is frame))
            self.record(frame, "call")
        elif event == "line":
            self.record(frame, "step_line")
        elif event == "return":
            if self.raised is None:
                self.record(frame, "return", returned=(argument,))
            while self.frames and self.frames.pop()[0] is not frame:
                pass
        elif event == "exception":
            kind, error, _ = argument
            if kind not in (StopIteration, GeneratorExit) and self.raised is not error:
                self.raised = error
                self.record(frame, "exception", message=_message_of(kind, error))
        if event == "line" or event == "call":
            self.raised = None
        return self.trace

    def record(self, frame, event, returned=None, message=None):
        heap = _Heap(self)
        module = {
            name: heap.value(value)
            for name, value in list(self.namespace.items())
            if name not in _HIDDEN and not _is_definition(value)
        }
        stack = [self.shown(known, number, heap, known is frame, returned) for known, number in self.frames[-_MAX_STACK:]]
        step = {
            "line": frame.f_lineno or 1,
            "event": event,
            "func_name": frame.f_code.co_name,
            "globals": module,
            "ordered_globals": list(module),
            "stack_to_render": stack,
            "heap": heap.entries,
            "stdout": self.stdout.text,
        }
        if message is not None:
            step["exception_msg"] = message
        text = '{"kind":"step","step":' + _dumps(step) + "}"
        self.chars += len(text)
        if self.chars > _MAX_TRACE_CHARS:
            self.cut("bytes")
        self.send(text)
        self.steps += 1
        if self.steps >= _MAX_STEPS:
            self.cut("steps")

    def shown(self, frame, number, heap, is_current, returned):
        names = [name for name in frame.f_locals if not name.startswith(".")]
        values = {name: heap.value(frame.f_locals[name]) for name in names}
        if is_current and returned is not None:
            names.append("__return__")
            values["__return__"] = heap.value(returned[0])
        return {
            "func_name": frame.f_code.co_name,
            "is_parent": False,
            "frame_id": number,
            "parent_frame_id_list": [],
            "encoded_locals": values,
            "ordered_varnames": names,
            "is_zombie": False,
            "is_highlighted": is_current,
            "unique_hash": "f" + str(number),
        }

    def cut(self, reason):
        self.stopped = True
        self.send('{"kind":"trace-cut","reason":"' + reason + '"}')
        raise _TraceStop()


class _Recorder:
    def __init__(self):
        self.text = ""

    def write(self, data):
        if len(self.text) < 10000:
            self.text += data


def _is_definition(value):
    return callable(value) or _type(value) is _types.ModuleType


def _message_of(kind, error):
    try:
        return f"{kind.__name__}: {error}"[:1000]
    except BaseException:
        return "An error"


class _Tee(_io.TextIOBase):
    def __init__(self, stream, recorder):
        self.stream = stream
        self.recorder = recorder

    def write(self, text):
        self.recorder.write(text)
        return self.stream.write(text)

    def flush(self):
        self.stream.flush()

    @property
    def buffer(self):
        return self.stream.buffer


def run_trace(entry_point, args_json, signature_json, send):
    def traced(entry, args, namespace):
        tracer = _Tracer(send, namespace)
        _sys.stdout = _Tee(_sys.stdout, tracer.stdout)
        return tracer.call(entry, args, namespace)

    return run_test(entry_point, args_json, signature_json, traced)
