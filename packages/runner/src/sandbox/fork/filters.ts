/** Programs for the kernel's filter of system calls (seccomp), as it reads them: eight bytes an instruction. */
type Instruction = readonly [code: number, then: number, otherwise: number, value: number];

const LOAD = 0x20;
const IS_EQUAL = 0x15;
const ANSWER = 0x06;
const ALLOW = 0x7fff_0000;
const KILL = 0x8000_0000;
/** With an error number added, or with none: the call then does nothing and succeeds. */
const REFUSE = 0x0005_0000;
const NOT_PERMITTED = 1;
/** Where the kernel puts the number of the call, the processor's name, and the third argument. */
const CALL = 0;
const PROCESSOR = 4;
const THIRD_ARGUMENT = 32;

const x64 = { processor: 0xc000_003e, madvise: 28, dontFork: 10 };

/**
 * What a copy may still ask of the kernel: its memory, its clock, its two connections, and to end. Nothing that opens,
 * connects, starts, signals or looks at anything.
 */
export const allowedCalls: Readonly<Record<string, number>> = {
  ...{ read: 0, write: 1, close: 3, mmap: 9, mprotect: 10, munmap: 11, brk: 12, mremap: 25 },
  ...{ rt_sigaction: 13, rt_sigprocmask: 14, rt_sigreturn: 15, sigaltstack: 131, madvise: 28 },
  ...{ sched_yield: 24, nanosleep: 35, clock_nanosleep: 230, futex: 202, membarrier: 324 },
  ...{ getpid: 39, gettid: 186, gettimeofday: 96, time: 201, clock_gettime: 228, rseq: 334 },
  ...{ epoll_wait: 232, epoll_pwait: 281, epoll_pwait2: 441, getrandom: 318 },
  ...{ exit: 60, exit_group: 231 },
};

/** V8 asks that its memory be left out of copies. The answer is yes, and it is not done. */
export const copiesKeepMemory: Uint8Array = assemble([
  [LOAD, 0, 0, CALL],
  [IS_EQUAL, 0, 3, x64.madvise],
  [LOAD, 0, 0, THIRD_ARGUMENT],
  [IS_EQUAL, 0, 1, x64.dontFork],
  [ANSWER, 0, 0, REFUSE],
  [ANSWER, 0, 0, ALLOW],
]);

const numbers = Object.values(allowedCalls);
export const onlyAllowedCalls: Uint8Array = assemble([
  [LOAD, 0, 0, PROCESSOR],
  [IS_EQUAL, 1, 0, x64.processor],
  [ANSWER, 0, 0, KILL],
  [LOAD, 0, 0, CALL],
  ...numbers.map((number, at): Instruction => [IS_EQUAL, numbers.length - at, 0, number]),
  [ANSWER, 0, 0, REFUSE + NOT_PERMITTED],
  [ANSWER, 0, 0, ALLOW],
]);

function assemble(instructions: readonly Instruction[]): Uint8Array {
  const bytes = new Uint8Array(instructions.length * 8);
  const view = new DataView(bytes.buffer);
  for (const [at, [code, then, otherwise, value]] of instructions.entries()) {
    view.setUint16(at * 8, code, true);
    view.setUint8(at * 8 + 2, then);
    view.setUint8(at * 8 + 3, otherwise);
    view.setUint32(at * 8 + 4, value >>> 0, true);
  }
  return bytes;
}
