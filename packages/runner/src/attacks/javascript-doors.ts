import { type Attack, harmless, listenerPort, refused, uncompiled } from "./attack.ts";

const js = "javascript";

export const javaScriptDoors: Attack[] = [
  refused(
    js,
    "reading a file through Deno",
    "const f = () => Deno.readTextFileSync('/etc/passwd');",
    "ReferenceError",
  ),
  refused(js, "reading the environment", "const f = () => process.env;", "ReferenceError"),
  refused(
    js,
    "reading the environment through Deno",
    "const f = () => Deno.env.toObject();",
    "ReferenceError",
  ),
  refused(
    js,
    "starting a process",
    "const f = () => new Deno.Command('sh').outputSync();",
    "ReferenceError",
  ),
  refused(
    js,
    "require",
    "const f = () => require('child_process').execSync('id');",
    "ReferenceError",
  ),
  refused(
    js,
    "starting a worker",
    "const f = () => new Worker('data:text/javascript,for(;;);');",
    "ReferenceError",
  ),
  refused(
    js,
    "the process of the constructor's constructor",
    "const f = () => f.constructor.constructor('return process')();",
    "ReferenceError",
  ),
  refused(
    js,
    "importing the file system",
    "const f = () => import('node:fs').then((fs) => fs.readFileSync('/etc/passwd'));",
  ),
  refused(
    js,
    "importing the process",
    "const f = () => import('node:process').then((p) => p.exit(0));",
  ),
  refused(js, "importing from afar", "const f = () => import('https://example.org/x.js');"),
  refused(
    js,
    "importing from a data address",
    "const f = () => import('data:text/javascript,export default 1');",
  ),
  refused(js, "importing behind eval", "const f = () => (0, eval)(\"import('node:os')\");"),
  uncompiled(
    js,
    "importing at the top",
    "import fs from 'node:fs';\nexport function f() { return fs.readFileSync('/etc/passwd', 'utf8'); }",
  ),
  refused(
    js,
    "fetching from loopback",
    `const f = () => fetch('http://127.0.0.1:${listenerPort}/');`,
    "ReferenceError",
  ),
  refused(
    js,
    "a socket to loopback",
    `const f = () => new WebSocket('ws://127.0.0.1:${listenerPort}/');`,
    "ReferenceError",
  ),
  refused(
    js,
    "an old request to loopback",
    `const f = () => new XMLHttpRequest().open('GET', 'http://127.0.0.1:${listenerPort}/');`,
    "ReferenceError",
  ),
  refused(
    js,
    "a connection through Deno",
    `const f = () => Deno.connect({ port: ${listenerPort} });`,
    "ReferenceError",
  ),
  refused(
    js,
    "writing a file",
    "const f = () => Deno.writeTextFileSync('/tmp/foothold-attack', 'x');",
    "ReferenceError",
  ),
  refused(js, "ending the process", "const f = () => process.exit(0);", "ReferenceError"),
  refused(js, "ending the process through Deno", "const f = () => Deno.exit(0);", "ReferenceError"),
  refused(
    js,
    "killing the parent",
    "const f = () => process.kill(process.ppid, 'SIGKILL');",
    "ReferenceError",
  ),
  refused(
    js,
    "killing the parent through Deno",
    "const f = () => Deno.kill(Deno.ppid, 'SIGKILL');",
    "ReferenceError",
  ),
  refused(js, "timers", "const f = () => setInterval(() => {}, 0);", "ReferenceError"),
  harmless(
    js,
    "climbing out over console.log",
    "const f = () => console.log.constructor('return typeof Deno + typeof process')();",
    "undefinedundefined",
  ),
  harmless(
    js,
    "climbing out over ListNode",
    "const f = () => ListNode.constructor('return typeof Deno + typeof process')();",
    "undefinedundefined",
  ),
  harmless(
    js,
    "climbing out over an overflow inside console.log",
    `function f() {
  let found = 'undefined';
  function dive() { try { dive(); } catch (e) { try { console.log('x'); } catch (g) { found = g.constructor.constructor('return typeof Deno')(); } } }
  for (let i = 0; i < 3; i++) dive();
  return found;
}`,
    "undefined",
    { limits: { testMs: 5_000 } },
  ),
  harmless(
    js,
    "climbing out over the stack's call sites",
    `function f() {
  Error.prepareStackTrace = (_, sites) => sites;
  const found = [new Error().stack].flat().map((site) => site.getThis?.() ?? site.getFunction?.()).filter(Boolean);
  return found.filter((each) => { try { return each.constructor.constructor('return typeof Deno')() !== 'undefined'; } catch { return false; } }).length;
}`,
    0,
  ),
];
