/** The part of Deno that reaches the C library. */
type Native = (...args: unknown[]) => number | bigint;
type DenoNative = {
  dlopen(path: string, symbols: object): { symbols: Record<string, Native> };
  UnsafePointer: {
    of(bytes: Uint8Array): unknown;
    value(pointer: unknown): bigint;
    create(at: bigint): unknown;
  };
};
declare const Deno: DenoNative;

const int = "i32";
const size = "usize";
const bytes = "buffer";
const functions = {
  fork: { parameters: [], result: int },
  getpid: { parameters: [], result: int },
  getppid: { parameters: [], result: int },
  setsid: { parameters: [], result: int },
  kill: { parameters: [int, int], result: int },
  waitpid: { parameters: [int, bytes, int], result: int },
  _exit: { parameters: [int], result: "void" },
  madvise: { parameters: ["pointer", size, int], result: int },
  malloc_trim: { parameters: [size], result: int },
  prctl: { parameters: [int, size, size, size, size], result: int },
  setrlimit: { parameters: [int, bytes], result: int },
  syscall: { parameters: ["i64", size, size, size, size, size, size], result: "i64" },
  getrandom: { parameters: [bytes, size, "u32"], result: "i64" },
  open: { parameters: [bytes, int, int], result: int },
  read: { parameters: [int, bytes, size], result: "i64" },
  write: { parameters: [int, bytes, size], result: "i64" },
  readlink: { parameters: [bytes, bytes, size], result: "i64" },
  dup2: { parameters: [int, int], result: int },
  close: { parameters: [int], result: int },
  close_range: { parameters: ["u32", "u32", int], result: int },
  socket: { parameters: [int, int, int], result: int },
  connect: { parameters: [int, bytes, "u32"], result: int },
  epoll_create1: { parameters: [int], result: int },
  eventfd: { parameters: ["u32", int], result: int },
};

/** As many as the kernel gives without being interrupted. */
const randomBytesAtOnce = 256;
const SECCOMP = 317n;
const SET_FILTER = 1n;
const NO_NEW_PRIVILEGES = 38;

export type Libc = ReturnType<typeof openLibc>;

export function openLibc() {
  const { symbols } = Deno.dlopen("libc.so.6", functions);
  const c = symbols as Record<keyof typeof functions, Native>;
  const { of, value, create } = Deno.UnsafePointer;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const text = (words: string): Uint8Array => encoder.encode(`${words}\0`);

  function must(name: string, result: number | bigint): number {
    if (Number(result) < 0) throw new Error(`${name} failed`);
    return Number(result);
  }
  /** Holds for every later call of this process and of what it starts. `flags` 1: for all its threads. */
  function filterCalls(program: Uint8Array, flags: 0n | 1n): void {
    const header = new Uint8Array(16);
    const view = new DataView(header.buffer);
    view.setUint16(0, program.length / 8, true);
    view.setBigUint64(8, value(of(program)), true);
    must("no_new_privs", c.prctl(NO_NEW_PRIVILEGES, 1n, 0n, 0n, 0n));
    must("seccomp", c.syscall(SECCOMP, SET_FILTER, flags, value(of(header)), 0n, 0n, 0n));
  }
  function readFile(path: string): string {
    const fd = must("open", c.open(text(path), 0, 0));
    const chunk = new Uint8Array(65_536);
    let content = "";
    for (;;) {
      const count = must("read", c.read(fd, chunk, BigInt(chunk.length)));
      if (count === 0) break;
      content += decoder.decode(chunk.subarray(0, count), { stream: true });
    }
    c.close(fd);
    return content;
  }
  function linkOf(fd: number): string {
    const buffer = new Uint8Array(256);
    const count = Number(c.readlink(text(`/proc/self/fd/${fd}`), buffer, 256n));
    return count < 0 ? "" : decoder.decode(buffer.subarray(0, count));
  }
  function write(fd: number, words: string): void {
    const line = encoder.encode(words);
    must("write", c.write(fd, line, BigInt(line.length)));
  }
  /** The kernel's random bytes: the engine's own generator goes on in every copy where the parent's stopped. */
  function fillRandom(target: Uint8Array): void {
    for (let from = 0; from < target.length; ) {
      const part = target.subarray(from, from + randomBytesAtOnce);
      from += must("getrandom", c.getrandom(part, BigInt(part.length), 0));
    }
  }
  function leave(error: unknown): never {
    write(2, `${error}\n`);
    c._exit(1);
    throw error;
  }
  return { c, must, create, text, filterCalls, readFile, linkOf, write, fillRandom, leave };
}
