import { copiesKeepMemory, onlyAllowedCalls } from "./filters.ts";
import { type Libc, openLibc } from "./libc.ts";

type DenoParent = {
  stdin: { readSync(buffer: Uint8Array): number | null };
  stdout: { writeSync(bytes: Uint8Array): number };
  permissions: { revokeSync(descriptor: { name: string }): void };
  exit(code: number): never;
};
declare const Deno: DenoParent;

const KILL_WITH_PARENT = 1;
const SIGKILL = 9n;
const DO_FORK = 11;
const RLIMIT_FSIZE = 1;
const RLIMIT_DATA = 2;
const NO_LIMIT = 0xffff_ffff_ffff_ffffn;
const AF_UNIX = 1;
const SOCK_STREAM = 1;
const NON_BLOCKING = 0o4000;
/** The engine opens fewer descriptors than this. */
const maxDescriptors = 64;
const permissionNames = ["read", "write", "net", "env", "run", "sys", "import", "ffi"];

/** What a copy does by the C library, because the engine's own way does not work in it. */
export type CopyTools = {
  fillRandom(target: Uint8Array): void;
  /** Ends the process at once. The engine would first wait for threads that a copy does not have. */
  leave(error: unknown): never;
};
export type ForkOptions = {
  /** Where a copy connects to. */
  address: string;
  /** How much more memory than now a copy may ask the kernel for. */
  dataBytes: bigint;
};

/**
 * Prepares a sandbox that is ready for a program to be copied. The function given back returns only in the copies: one
 * for each `fork <id>` that the server writes. A copy has two connections to the server, marked with that id, and
 * nothing else. `reap <pid>` ends a copy, if it has not ended yet, and is answered with how it ended.
 */
export function prepareToFork({ address, dataBytes }: ForkOptions): () => CopyTools {
  const libc = openLibc();
  const { c, must, linkOf, readFile, filterCalls } = libc;
  const { stdin, stdout, exit, permissions } = Deno;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const say = (line: string): void => void stdout.writeSync(encoder.encode(`${line}\n`));

  filterCalls(copiesKeepMemory, 1n);
  c.malloc_trim(0n);
  undoDontFork(libc);

  return () => {
    const descriptors = Array.from({ length: maxDescriptors }, (_, fd) => ({
      fd,
      link: linkOf(fd),
    })).filter(({ link }) => link !== "");
    const dataLimit = BigInt(dataBytesNow(readFile)) + dataBytes;
    const pid = c.getpid();
    const chunk = new Uint8Array(4_096);
    const status = new Uint8Array(4);
    let buffered = "";

    /** In the copy: true. In the parent: false, and the server is told the copy's id. */
    function fork(id: string): boolean {
      const copy = Number(c.fork());
      if (copy !== 0) {
        say(`forked ${id} ${copy}`);
        return false;
      }
      try {
        becomeCopy(id);
      } catch {
        c._exit(1);
      }
      return true;
    }
    function reap(copy: string): void {
      c.kill(Number(copy), Number(SIGKILL));
      const isReaped = Number(c.waitpid(Number(copy), status, 0)) > 0;
      const value = new DataView(status.buffer).getInt32(0, true);
      say(`ended ${copy} ${isReaped ? value : -1}`);
    }
    function becomeCopy(id: string): void {
      must("prctl", c.prctl(KILL_WITH_PARENT, SIGKILL, 0n, 0n, 0n));
      if (c.getppid() !== pid) throw new Error("the parent has ended");
      must("setsid", c.setsid());
      const main = connect(libc, address, `${id} 0\n`);
      const errors = connect(libc, address, `${id} 2\n`);
      replaceDescriptors(libc, descriptors, { main, errors });
      must("setrlimit", c.setrlimit(RLIMIT_FSIZE, limitOf(0n, 0n)));
      must("setrlimit", c.setrlimit(RLIMIT_DATA, limitOf(dataLimit, NO_LIMIT)));
      filterCalls(onlyAllowedCalls, 0n);
      for (const name of permissionNames) permissions.revokeSync({ name });
    }

    say("forks");
    for (;;) {
      const count = stdin.readSync(chunk);
      if (count === null) return exit(0);
      buffered += decoder.decode(chunk.subarray(0, count), { stream: true });
      const orders = buffered.split("\n");
      buffered = orders.pop() ?? "";
      for (const order of orders) {
        const [kind, id = ""] = order.split(" ");
        if (kind === "reap") reap(id);
        else if (fork(id)) return { fillRandom: libc.fillRandom, leave: libc.leave };
      }
    }
  };
}

/** Takes back what V8 asked for before the filter: that parts of its memory are left out of copies. */
function undoDontFork({ c, must, create, readFile }: Libc): void {
  let range = "";
  for (const line of readFile("/proc/self/smaps").split("\n")) {
    const head = /^([0-9a-f]+-[0-9a-f]+) /.exec(line);
    if (head) range = head[1] ?? "";
    else if (/^VmFlags:.* dc(?: |$)/.test(line)) {
      const [from = 0n, to = 0n] = range.split("-").map((each) => BigInt(`0x${each}`));
      must("madvise", c.madvise(create(from), to - from, DO_FORK));
    }
  }
}

function dataBytesNow(readFile: Libc["readFile"]): number {
  const kilobytes = /^VmData:\s+(\d+) kB$/m.exec(readFile("/proc/self/status"))?.[1];
  if (kilobytes === undefined) throw new Error("the system does not tell how much memory is used");
  return Number(kilobytes) * 1_024;
}

function limitOf(soft: bigint, hard: bigint): Uint8Array {
  const limit = new Uint8Array(16);
  const view = new DataView(limit.buffer);
  view.setBigUint64(0, soft, true);
  view.setBigUint64(8, hard, true);
  return limit;
}

function connect({ c, must, text, write }: Libc, path: string, header: string): number {
  const address = new Uint8Array(110);
  new DataView(address.buffer).setUint16(0, AF_UNIX, true);
  address.set(text(path), 2);
  const fd = must("socket", c.socket(AF_UNIX, SOCK_STREAM, 0));
  must("connect", c.connect(fd, address, address.length));
  write(fd, header);
  return fd;
}

/** Nothing that the parent has open is left: it would be shared by all copies. */
function replaceDescriptors(
  { c, must }: Libc,
  descriptors: { fd: number; link: string }[],
  { main, errors }: { main: number; errors: number },
): void {
  const replace = (fd: number, fresh: number): void => {
    must("dup2", c.dup2(fresh, fd));
    c.close(fresh);
  };
  const [input, output, complaints] = [0, 1, 2].map(
    (wanted) => descriptors.find(({ fd }) => fd === wanted)?.link,
  );
  for (const { fd, link } of descriptors) {
    if (link === complaints) must("dup2", c.dup2(errors, fd));
    else if (link === input || link === output) must("dup2", c.dup2(main, fd));
    else if (link.includes("[eventpoll]")) replace(fd, must("epoll", c.epoll_create1(0)));
    else if (link.includes("[eventfd]")) replace(fd, must("eventfd", c.eventfd(0, NON_BLOCKING)));
    else c.close(fd);
  }
  c.close(main);
  c.close(errors);
  c.close_range(maxDescriptors, 0xffff_ffff, 0);
}
