import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const TRIES = 10;
const PAUSE_MS = 100;

/** The starter's outage page may hold the port for a moment longer. */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  for (let left = TRIES; ; left--) {
    server.listen(port, host);
    try {
      await once(server, "listening");
      return;
    } catch (error) {
      const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!isTaken || left === 0) throw error;
      await pause(PAUSE_MS);
    }
  }
}
