import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";

export const HOST = "127.0.0.1";

/** The same port as last time if it is free, so that tools pointed at it keep working. */
export async function choosePort(home: string): Promise<number> {
  const known = Number(await readFile(portFile(home), "utf8").catch(() => "0"));
  if (known > 1024 && known < 65_536) {
    const free = await freePort(known).catch(() => null);
    if (free) return free;
  }
  return freePort(0);
}

export async function rememberPort(home: string, port: number): Promise<void> {
  await writeFile(portFile(home), String(port));
}

async function freePort(wanted: number): Promise<number> {
  const probe = createServer().listen(wanted, HOST);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

function portFile(home: string): string {
  return join(home, "postgres-port");
}
