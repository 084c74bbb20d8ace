# A learner's value as text of the run contract. Everything used here is taken before the learner's first
# line runs, and no method of the value itself is ever called: `__eq__`, `__repr__` or `__iter__` may lie.
import collections as _collections
import math as _math
from json.encoder import encode_basestring_ascii as _quote

_MAX_CHARS = 1024 * 1024
_MAX_DEPTH = 200
_MAX_SAFE = 9007199254740991
_mro_of = type.__dict__["__mro__"].__get__
_len, _id, _type, _isnan = len, id, type, _math.isnan
_copysign = _math.copysign
_join = str.join
_BASES = (bool, int, float, str, list, tuple, set, frozenset, dict, _collections.deque)


class _TooLarge(BaseException):
    pass


def _base_of(value):
    kind = _type(value)
    mro = _mro_of(kind)
    for base in _BASES:
        if base in mro:
            return base
    return None


def _encode_int(value):
    if int.bit_length(value) > 330000:
        return '{"$":"too-large"}'
    text = int.__repr__(value)
    if -_MAX_SAFE <= value <= _MAX_SAFE:
        return text
    return '{"$":"bigint","value":"' + text + '"}'


def _encode_float(value):
    if _isnan(value):
        return '{"$":"nan"}'
    if value == _math_inf:
        return '{"$":"infinity"}'
    if value == -_math_inf:
        return '{"$":"-infinity"}'
    if value == 0 and _copysign(1.0, value) < 0:
        return '{"$":"-0"}'
    text = float.__repr__(value)
    # JSON has no whole floats: `2.0` would come out as `2`.
    return '{"$":"float","value":' + text + "}" if float.is_integer(value) else text


_math_inf = _math.inf


def encode(value):
    try:
        return _encode_at(value, {"chars": 0, "path": []})
    except _TooLarge:
        return '{"$":"too-large"}'


def _spend(budget, chars):
    budget["chars"] += chars
    if budget["chars"] > _MAX_CHARS:
        raise _TooLarge()


def _encode_at(value, budget):
    if value is None:
        _spend(budget, 4)
        return "null"
    if value is True or value is False:
        _spend(budget, 5)
        return "true" if value is True else "false"
    base = _base_of(value)
    if base is int or base is bool:
        text = _encode_int(int.__int__(value))
    elif base is float:
        text = _encode_float(float.__float__(value))
    elif base is str:
        _spend(budget, str.__len__(value))
        text = _quote(str.__str__(value))
    else:
        return _encode_container(value, base, budget)
    _spend(budget, _len(text) + 1)
    return text


def _encode_container(value, base, budget):
    path = budget["path"]
    for seen in path:
        if seen is value:
            return '{"$":"cycle"}'
    if _len(path) >= _MAX_DEPTH:
        return '{"$":"too-deep"}'
    list.append(path, value)
    _spend(budget, 2)
    try:
        if base is None:
            return _encode_instance(value, budget)
        if base is dict:
            return _encode_entries(list(dict.items(value)), budget)
        if budget["chars"] + 2 * base.__len__(value) > _MAX_CHARS:
            raise _TooLarge()
        items = [_encode_at(item, budget) for item in base.__iter__(value)]
    finally:
        list.pop(path)
    if base is tuple:
        return '{"$":"tuple","items":[' + _join(",", items) + "]}"
    if base is set or base is frozenset:
        return '{"$":"set","items":[' + _join(",", sorted(items)) + "]}"
    return "[" + _join(",", items) + "]"


def _encode_entries(pairs, budget):
    plain = True
    for key, _ in pairs:
        if _type(key) is not str or key == "$":
            plain = False
    parts = []
    for key, item in pairs:
        key_text = _encode_at(key, budget)
        item_text = _encode_at(item, budget)
        parts.append(key_text + ":" + item_text if plain else "[" + key_text + "," + item_text + "]")
    if plain:
        return "{" + _join(",", parts) + "}"
    every_key_is_text = all(_type(key) is str for key, _ in pairs)
    tag = "object" if every_key_is_text else "map"
    return '{"$":"' + tag + '","entries":[' + _join(",", parts) + "]}"


def _encode_instance(value, budget):
    try:
        fields = object.__getattribute__(value, "__dict__")
    except BaseException:
        fields = None
    if _type(fields) is not dict or callable(value):
        return '{"$":"opaque","type":' + _quote(type.__dict__["__name__"].__get__(_type(value))) + "}"
    return _encode_entries(list(dict.items(fields)), budget)
