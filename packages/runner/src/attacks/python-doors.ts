import { type Attack, deceives, harmless, listenerPort, refused } from "./attack.ts";

const py = "python";
const runJs = (code: string): string =>
  `from pyodide.code import run_js\ndef f(): return str(run_js(${JSON.stringify(code)}))`;
const climb = (code: string): string =>
  `from pyodide.ffi import to_js\ndef f(): return str(to_js([1]).constructor.constructor(${JSON.stringify(code)})())`;

const unheard = (name: string, code: string): Attack => ({
  name,
  language: py,
  code,
  intended: "nobody hears it: it errs or waits until its time is up",
  ends: ["errored", "timed-out"],
});

export const pythonDoors: Attack[] = [
  refused(py, "reading a file", "def f(): return open('/etc/passwd').read()", "FileNotFoundError"),
  refused(
    py,
    "reading the environment of the process",
    "def f(): return open('/proc/self/environ').read()",
    "FileNotFoundError",
  ),
  harmless(
    py,
    "reading its own environment",
    "import os\ndef f(): return [name for name in os.environ if name in ('DENO_DIR', 'NO_COLOR', 'DATABASE_URL', 'SHELL')]",
    [],
  ),
  harmless(
    py,
    "writing a file, which stays in its own memory",
    "def f():\n    open('/tmp/foothold-attack', 'w').write('x')\n    return open('/tmp/foothold-attack').read()",
    "x",
  ),
  refused(py, "forking", "import os\ndef f(): return os.fork()"),
  refused(
    py,
    "starting a process",
    "import subprocess\ndef f(): return subprocess.run(['id'], capture_output=True).stdout.decode()",
  ),
  {
    ...refused(
      py,
      "a shell",
      "import os\ndef f(): return 'ran' if os.system('id') == 0 else 1 / 0",
    ),
    ends: ["errored"],
  },
  refused(
    py,
    "starting a thread",
    "import threading\ndef f():\n    t = threading.Thread(target=print)\n    t.start()",
    "RuntimeError",
  ),
  refused(
    py,
    "starting processes",
    "import multiprocessing\ndef f():\n    p = multiprocessing.Process(target=print)\n    p.start()",
  ),
  refused(
    py,
    "a socket to loopback",
    `import socket\ndef f():\n    s = socket.create_connection(('127.0.0.1', ${listenerPort}), timeout=1)\n    s.sendall(b'x')\n    return s.recv(1).decode()`,
  ),
  unheard(
    "fetching from loopback",
    `import urllib.request\ndef f(): return urllib.request.urlopen('http://127.0.0.1:${listenerPort}/').read().decode()`,
  ),
  unheard(
    "pyodide's own fetch",
    `import asyncio\nfrom pyodide.http import open_url\ndef f(): return open_url('http://127.0.0.1:${listenerPort}/').read()`,
  ),
  refused(py, "importing what is not there", "import numpy\ndef f(): pass", "ModuleNotFoundError"),
  refused(py, "installing packages", "import micropip\ndef f(): pass", "ModuleNotFoundError"),
  refused(py, "the fetch of the host", "from js import fetch\ndef f(): pass", "ImportError"),
  refused(
    py,
    "Deno through js",
    "import js\ndef f(): return js.Deno.readTextFileSync('/etc/passwd')",
    "AttributeError",
  ),
  refused(
    py,
    "the process through js",
    "import js\ndef f(): return js.process.env",
    "AttributeError",
  ),
  refused(py, "Deno through run_js", runJs("Deno.readTextFileSync('/etc/passwd')")),
  refused(
    py,
    "Deno through a constructor's constructor",
    climb("return Deno.readTextFileSync('/etc/passwd')"),
  ),
  refused(
    py,
    "files through the process of the host",
    climb("return process.getBuiltinModule('node:fs').readFileSync('/etc/passwd', 'utf8')"),
  ),
  refused(
    py,
    "the Pyodide folder after start",
    climb("return process.getBuiltinModule('node:fs').readdirSync('/runner/pyodide').join()"),
  ),
  refused(
    py,
    "the environment of the host",
    climb("return JSON.stringify(process.env.PATH.length)"),
  ),
  refused(
    py,
    "a process of the host",
    climb("return process.getBuiltinModule('node:child_process').execSync('id').toString()"),
  ),
  refused(
    py,
    "a file written by the host",
    climb("process.getBuiltinModule('node:fs').writeFileSync('/tmp/foothold-attack', 'x')"),
  ),
  refused(
    py,
    "killing the parent through the host",
    climb("return process.kill(process.ppid, 'SIGKILL')"),
  ),
  {
    ...deceives(
      py,
      "a worker of the host, which dies with its process",
      climb(
        "const { Worker } = process.getBuiltinModule('node:worker_threads'); new Worker('for (;;);', { eval: true }); return 'started'",
      ),
    ),
    ends: ["failed", "errored"],
  },
  {
    ...deceives(
      py,
      "a connection of the host",
      climb(
        `try { process.getBuiltinModule('node:net').connect(${listenerPort}, '127.0.0.1').on('error', () => 0); } catch {} return 'tried'`,
      ),
    ),
    ends: ["failed", "errored"],
  },
  {
    ...deceives(
      py,
      "a fetch of the host",
      climb(
        `try { fetch('http://127.0.0.1:${listenerPort}/').catch(() => 0); } catch {} return 'tried'`,
      ),
    ),
    ends: ["failed", "errored"],
  },
  refused(py, "ending the process of the host", climb("process.exit(0)")),
  refused(py, "sys.exit", "import sys\ndef f(): sys.exit(0)", "SystemExit"),
  refused(py, "os._exit", "import os\ndef f(): os._exit(0)"),
  refused(py, "os.abort", "import os\ndef f(): os.abort()"),
  {
    ...refused(
      py,
      "killing itself",
      "import os\ndef f():\n    os.kill(os.getpid(), 9)\n    return 1 / 0",
    ),
    ends: ["errored"],
  },
  {
    ...deceives(
      py,
      "a read of any address, which finds only its own memory",
      "import ctypes\ndef f(): return ctypes.string_at(2 ** 40, 1000).hex()",
    ),
    ends: ["failed", "errored"],
  },
  refused(
    py,
    "our kernel by the module that made it",
    "import __main__\ndef f(): return __main__._foothold",
    "AttributeError",
  ),
  refused(
    py,
    "a hook that could not be taken back",
    "import sys\ndef f(): sys.addaudithook(print)",
    "AttributeError",
  ),
];
