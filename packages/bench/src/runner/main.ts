import { cpus, loadavg } from "node:os";
import { runner } from "./runner.ts";

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]}`,
);
console.table(await runner.run());
console.log(`Load at the end: ${loadavg()[0]}`);
