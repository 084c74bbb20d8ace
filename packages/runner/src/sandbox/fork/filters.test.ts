import { expect, test } from "vitest";
import { allowedCalls, copiesKeepMemory, onlyAllowedCalls } from "./filters.ts";

const x64 = 0xc000_003e;
const arm64 = 0xc000_00b7;
const allow = 0x7fff_0000;
const refuse = 0x0005_0000;
const kill = 0x8000_0000;

/** Does what the kernel does with such a program. */
function judge(program: Uint8Array, call: number, { processor = x64, third = 0 } = {}): number {
  const view = new DataView(program.buffer);
  const data: Record<number, number> = { 0: call, 4: processor, 32: third };
  let loaded = 0;
  for (let at = 0; at < program.length / 8; at++) {
    const code = view.getUint16(at * 8, true);
    const value = view.getUint32(at * 8 + 4, true);
    if (code === 0x06) return value;
    if (code === 0x20) loaded = data[value] ?? 0;
    else at += view.getUint8(at * 8 + (loaded === value ? 2 : 3));
  }
  throw new Error("the program has no end");
}

test("a copy may make the listed calls and no others", () => {
  const allowed = new Set(Object.values(allowedCalls));
  expect(allowed.size).toBe(30);
  for (let call = 0; call < 600; call++) {
    expect(judge(onlyAllowedCalls, call), String(call)).toBe(
      allowed.has(call) ? allow : refuse + 1,
    );
  }
});

test.each([
  ["open", 2],
  ["openat", 257],
  ["socket", 41],
  ["connect", 42],
  ["clone", 56],
  ["fork", 57],
  ["execve", 59],
  ["kill", 62],
  ["ptrace", 101],
  ["prctl", 157],
  ["process_vm_writev", 311],
  ["io_uring_setup", 425],
  ["clone3", 435],
])("%s is refused", (_name, call) => {
  expect(judge(onlyAllowedCalls, call)).toBe(refuse + 1);
});

test("calls by the numbers of another processor end the copy", () => {
  expect(judge(onlyAllowedCalls, 0, { processor: arm64 })).toBe(kill);
});

test("memory is not left out of copies; other advice reaches the kernel", () => {
  expect(judge(copiesKeepMemory, 28, { third: 10 })).toBe(refuse);
  expect(judge(copiesKeepMemory, 28, { third: 4 })).toBe(allow);
  expect(judge(copiesKeepMemory, 9, { third: 10 })).toBe(allow);
});
