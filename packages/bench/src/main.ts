import { attempts } from "./attempts/attempts.ts";
import type { Bench } from "./bench.ts";
import { requests } from "./requests/requests.ts";
import { runner } from "./runner/runner.ts";

const benches: Record<string, Bench> = { requests, attempts, runner };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}.`,
  );
  process.exit(2);
}

for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}: ${bench.what}`);
  console.table(await bench.run());
}
