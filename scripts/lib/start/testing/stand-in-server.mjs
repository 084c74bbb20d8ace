import { createServer } from "node:http";

// Keeps the promises of the real server process and nothing else.
const server = createServer((_request, response) => response.end("served"));
const stop = () => server.close(() => process.exit(0)).closeAllConnections();

if (process.env.STAND_IN_STUBBORN) process.on("SIGTERM", () => {});
else process.on("SIGTERM", stop);
process.on("disconnect", stop);

for (const name of ["migrate", "seed", "serve"]) process.send({ type: "stage", name });
server.on("error", (error) => {
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
