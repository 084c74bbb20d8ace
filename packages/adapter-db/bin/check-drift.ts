import { findDrift } from "../src/schema-drift.ts";

const drift = findDrift();
if (drift) {
  console.error(drift);
  process.exitCode = 1;
} else {
  console.log("The migrations in drizzle/ make exactly the tables of schema.ts.");
}
