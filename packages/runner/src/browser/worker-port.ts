import type { Port, ToSandbox } from "../drive/messages/protocol.ts";

export type WorkerScope = {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
};

export const readyMessage = '{"kind":"ready"}';

/** Exchanges messages with the page. Messages that arrive before somebody waits for them are queued. */
export function workerPort(scope: WorkerScope): Port {
  const post = scope.postMessage.bind(scope);
  const waiting: ToSandbox[] = [];
  let give: ((message: ToSandbox) => void) | undefined;
  scope.addEventListener("message", ({ data }) => {
    if (give) {
      const next = give;
      give = undefined;
      next(data as ToSandbox);
    } else waiting.push(data as ToSandbox);
  });
  return {
    send: (messageJson) => post(messageJson),
    receive() {
      const next = waiting.shift();
      if (next) return next;
      return new Promise((resolve) => {
        give = resolve;
      });
    },
  };
}
