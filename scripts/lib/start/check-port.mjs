import { createServer } from "node:net";
import { Failure } from "../stages/failure.mjs";

/** A browser takes `localhost` for either of these, so another program on one of them is a conflict. */
const LOOPBACK = ["127.0.0.1", "::1"];

export async function checkPort(port, host) {
  for (const address of new Set([host, ...LOOPBACK])) {
    const code = await tryToListen(port, address);
    if (code === "EADDRINUSE") throw portTaken(port);
    if (code === "EACCES") {
      throw new Failure(
        `Port ${port} is reserved for the system: choose one above 1023, for example PORT=3000 npm start.`,
      );
    }
    if (code && address === host) {
      throw new Failure(
        `HOST is "${host}", which is no address of this machine (${code}): correct it, or leave it out for 127.0.0.1.`,
      );
    }
  }
}

export function portTaken(port) {
  const another = port < 65_535 ? port + 1 : port - 1;
  return new Failure(
    `Port ${port} is already in use by another program: stop it, or choose another port, for example PORT=${another} npm start.`,
  );
}

function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on("error", (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
