import { type Attack, harmless } from "./attack.ts";

/** Writes a compiled library with a function in JavaScript, which the engine's loader makes from text, and loads it. */
const loading = (script: string): string => `
import importlib.machinery as machinery
def size(n): return bytes([n]) if n < 128 else bytes([n & 127 | 128]) + size(n >> 7)
def text(t): return size(len(t)) + t
def section(kind, content): return bytes([kind]) + text(content)
def library(script):
    needs = section(0, text(b"dylink.0") + b"\\x01" + size(5) + size(512) + b"\\0\\0\\0")
    imports = section(2, size(2) + text(b"env") + text(b"memory") + b"\\x02\\0\\x01" + text(b"env") + text(b"__memory_base") + b"\\x03\\x7f\\0")
    exports = section(6, b"\\x01\\x7f\\0\\x41\\0\\x0b") + section(7, b"\\x01" + text(b"__em_js__door") + b"\\x03\\x01")
    return b"\\0asm\\1\\0\\0\\0" + needs + imports + exports + section(11, b"\\x01\\0\\x23\\0\\x0b" + text(script + b"\\0"))
def f():
    open("/tmp/door.so", "wb").write(library(b"${script}"))
    loader = machinery.ExtensionFileLoader("door", "/tmp/door.so")
    try: loader.create_module(machinery.ModuleSpec("door", None, origin="/tmp/door.so"))
    except ImportError as error: return "reached" in str(error)`;

export const pythonLibraries: Attack[] = [
  harmless(
    "python",
    "a library of its own whose JavaScript runs while it is loaded",
    loading("()<::>{}; (() => { throw new Error('reached ' + typeof Deno); })()"),
    false,
  ),
];
