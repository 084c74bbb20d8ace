import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

// Keeps the promises of the real server process and nothing else.
const server = createServer((_request, response) => response.end("served"));
const stop = () => server.close(() => process.exit(0)).closeAllConnections();

if (process.env.STAND_IN_STUBBORN) process.on("SIGTERM", () => {});
else process.on("SIGTERM", stop);
process.on("disconnect", stop);

// A second server waits until it is told to go on.
const waitsIn = process.env.STAND_IN_SLOW_RESTART;
const isSecond = waitsIn && existsSync(join(waitsIn, "started"));
if (waitsIn) writeFileSync(join(waitsIn, "started"), "");
while (isSecond && !existsSync(join(waitsIn, "go"))) await setTimeout(20);

for (const name of ["migrate", "seed", "serve"]) process.send({ type: "stage", name });
process.send({ type: "listen" });
let triesLeft = 20;
server.on("error", async (error) => {
  if (triesLeft-- > 0) {
    await setTimeout(50);
    server.listen(Number(process.env.PORT), process.env.HOST);
    return;
  }
  process.send({ type: "failed", message: `It failed with ${error.code}.` }, () => process.exit(1));
});
server.listen(Number(process.env.PORT), process.env.HOST, () => {
  process.send({
    type: "ready",
    url: process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT}`,
    signIn: ["Sign in."],
  });
});
console.log(`stand-in ${process.pid} at home in ${process.env.FOOTHOLD_HOME}`);
