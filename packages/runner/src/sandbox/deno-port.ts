import type { Port, ToSandbox } from "../drive/protocol.ts";

type DenoStreams = {
  stdin: { readSync(buffer: Uint8Array): number | null };
  stdout: { writeSync(bytes: Uint8Array): number };
  exit(code: number): never;
};
declare const Deno: DenoStreams;

/** The first line the host sends is a secret that marks the lines of this port among all others. */
export function denoPort(): Port & { ready(): void } {
  const { stdin, stdout, exit } = Deno;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const encode = encoder.encode.bind(encoder);
  const decode = decoder.decode.bind(decoder);
  const read = stdin.readSync.bind(stdin);
  const writeSome = stdout.writeSync.bind(stdout);
  const parse = JSON.parse;
  const rest = Function.prototype.call.bind(Uint8Array.prototype.subarray) as (
    bytes: Uint8Array,
    from: number,
  ) => Uint8Array;
  const chunk = new Uint8Array(65_536);
  let buffered = "";
  let secret: string | undefined;

  function readLine(): string {
    for (;;) {
      const end = buffered.indexOf("\n");
      if (end >= 0) {
        const line = buffered.slice(0, end);
        buffered = buffered.slice(end + 1);
        return line;
      }
      const count = read(chunk);
      if (count === null) return exit(0);
      buffered += decode(chunk.subarray(0, count), { stream: true });
    }
  }

  function write(text: string): void {
    let bytes: Uint8Array = encode(text);
    while (bytes.length > 0) bytes = rest(bytes, writeSome(bytes));
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
