import { type Port, printPieceChars, promptPrints } from "../drive/messages/protocol.ts";

/** Where one test prints. */
export type TestOutput = {
  write(text: string): void;
  /** Sends the rest and returns how much was printed. Later output belongs to no test and is dropped. */
  end(): number;
};

const stringify = JSON.stringify;
const { max } = Math;
const slice = Function.prototype.call.bind(String.prototype.slice) as (
  text: string,
  start: number,
  end: number,
) => string;
const ignore = (): void => undefined;

/**
 * Sends what a test prints, up to its limit. The first prints are sent at once, so that a killed program loses nothing;
 * later ones in larger pieces, so that endless printing does not keep the host busy.
 */
export function testOutput(port: Port, maxChars: number): TestOutput {
  let left = maxChars;
  let prints = 0;
  let waiting = "";
  function flush(): void {
    if (waiting.length > 0) port.send(`{"kind":"out","text":${stringify(waiting)}}`);
    waiting = "";
  }
  let write = (text: string): void => {
    if (left < 0) return;
    waiting += text.length > left ? slice(text, 0, left) : text;
    left -= text.length;
    prints += 1;
    if (prints <= promptPrints || waiting.length >= printPieceChars || left < 0) flush();
    if (left < 0) port.send('{"kind":"out-cut"}');
  };
  return {
    write: (text) => write(text),
    end() {
      flush();
      write = ignore;
      return maxChars - max(left, 0);
    },
  };
}
