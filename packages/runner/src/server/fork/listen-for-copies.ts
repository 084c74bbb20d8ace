import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readHeader } from "../launch/read-header.ts";
import { canChangeUser } from "../process/can-change-user.ts";
import { sandboxUserId } from "../process/confinement.ts";

/** Whoever connects and says nothing is dropped. */
const headerMs = 10_000;

/** Listens on a socket in a new folder that only this user and the sandboxes' may enter. */
export function listenForCopies(onStream: (socket: Socket, id: number, number: number) => void) {
  const folder = mkdtempSync(join(tmpdir(), "foothold-fork-"));
  const address = join(folder, "copies");
  const share = (path: string): void => {
    chmodSync(path, 0o700);
    if (canChangeUser()) chownSync(path, sandboxUserId, sandboxUserId);
  };
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    socket.on("error", () => undefined);
    const timer = setTimeout(() => socket.destroy(), headerMs);
    void readHeader(socket).then(([id, number]) => {
      clearTimeout(timer);
      onStream(socket, id, number);
    });
  });
  server.listen(address, () => existsSync(address) && share(address)).unref();
  share(folder);
  return {
    folder,
    address,
    close() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
