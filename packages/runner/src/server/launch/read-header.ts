import type { Socket } from "node:net";
import { streamCount } from "./orders.ts";

const maxHeaderBytes = 64;

/** The number of the process and of its stream; what follows them stays in the socket. */
export function readHeader(socket: Socket): Promise<[id: number, number: number]> {
  return new Promise((resolve) => {
    let header = Buffer.alloc(0);
    socket.on("data", function read(chunk: Buffer) {
      header = Buffer.concat([header, chunk]);
      const end = header.indexOf("\n");
      if (end < 0 && header.length < maxHeaderBytes) return;
      socket.off("data", read).pause();
      if (end + 1 < header.length) socket.unshift(header.subarray(end + 1));
      const [id = 0, number = streamCount] = header
        .toString("latin1", 0, end)
        .split(" ")
        .map(Number);
      resolve([id, number]);
    });
    socket.resume();
  });
}
