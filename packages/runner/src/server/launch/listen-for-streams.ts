import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readHeader } from "./read-header.ts";

export type StreamListener = {
  /** Where to connect. If the folder was deleted, as by a job that cleans `/tmp`, a new one is opened. */
  address(): string;
  ref(): void;
  unref(): void;
  close(): void;
};

/** Listens on a socket in a new folder that only this user may enter. */
export function listenForStreams(
  onStream: (socket: Socket, id: number, number: number) => void,
): StreamListener {
  let address = "";
  let server = open();

  function open(): Server {
    const folder = mkdtempSync(join(tmpdir(), "foothold-launch-"));
    chmodSync(folder, 0o700);
    address = join(folder, "streams");
    const opened = createServer({ pauseOnConnect: true }, (socket) => {
      socket.on("error", () => undefined);
      void readHeader(socket).then(([id, number]) => onStream(socket, id, number));
    });
    return opened.listen(address).unref();
  }

  return {
    address() {
      if (!existsSync(address)) {
        server.close();
        server = open();
      }
      return address;
    },
    ref: () => void server.ref(),
    unref: () => void server.unref(),
    close() {
      server.close();
      rmSync(dirname(address), { recursive: true, force: true });
    },
  };
}
