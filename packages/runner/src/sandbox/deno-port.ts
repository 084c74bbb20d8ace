import type { Port, ToSandbox } from "../drive/messages/protocol.ts";

type DenoStreams = {
  stdin: { readSync(buffer: Uint8Array): number | null };
  stdout: { writeSync(bytes: Uint8Array): number };
  exit(code: number): never;
};
declare const Deno: DenoStreams;

/**
 * The first line from the host is a secret that marks this port's lines. After the start nothing here looks up a method
 * or a getter on a value: a program that got hold of this realm's prototypes could replace it and read the secret.
 */
export function denoPort(): Port & { ready(): void } {
  const { stdin, stdout, exit } = Deno;
  const uncurry = Function.prototype.bind.bind(Function.prototype.call) as <
    This,
    Args extends unknown[],
    Result,
  >(
    method: (this: This, ...args: Args) => Result,
  ) => (self: This, ...args: Args) => Result;
  const lengthOf = uncurry(
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "length")?.get as (
      this: Uint8Array,
    ) => number,
  );
  const bufferOf = uncurry(
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "buffer")?.get as (
      this: Uint8Array,
    ) => ArrayBuffer,
  );
  const indexOf = uncurry(String.prototype.indexOf);
  const slice = uncurry(String.prototype.slice);
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const encode = encoder.encode.bind(encoder);
  const decode = decoder.decode.bind(decoder);
  const read = stdin.readSync.bind(stdin);
  const writeSome = stdout.writeSync.bind(stdout);
  const Bytes = Uint8Array;
  const parse = JSON.parse;
  const chunk = new Bytes(65_536);
  let buffered = "";
  let secret: string | undefined;

  function readLine(): string {
    for (;;) {
      const end = indexOf(buffered, "\n");
      if (end >= 0) {
        const line = slice(buffered, 0, end);
        buffered = slice(buffered, end + 1);
        return line;
      }
      const count = read(chunk);
      if (count === null) return exit(0);
      buffered += decode(new Bytes(bufferOf(chunk), 0, count), { stream: true });
    }
  }

  function write(text: string): void {
    const bytes = encode(text);
    const buffer = bufferOf(bytes);
    const length = lengthOf(bytes);
    for (let from = 0; from < length; ) from += writeSome(new Bytes(buffer, from, length - from));
  }

  return {
    ready: () => write("ready\n"),
    send: (messageJson) => write(`\n${secret}${messageJson}\n`),
    receive() {
      secret ??= readLine();
      return parse(readLine()) as ToSandbox;
    },
  };
}
