// The whole module: an old Node that lacks `parseArgs` still has to link this file before a current one is fetched.
import * as util from "node:util";

/** The flags of the command line, each with the environment variable that it sets. */
const variables = { "stuck-after": "STUCK_AFTER", "recovery-budget": "RECOVERY_BUDGET" };

/** The flags of `npm start -- --stuck-after 3 --recovery-budget 20` as variables; an unknown flag is an error. */
export function readFlags(args) {
  const options = Object.fromEntries(
    Object.keys(variables).map((name) => [name, { type: "string" }]),
  );
  const { values } = util.parseArgs({ args, options });
  const given = Object.entries(values).map(([name, value]) => {
    if (!/^[1-9]\d{0,5}$/.test(value)) {
      throw new Error(`--${name} is ${value}; give it a whole number from 1.`);
    }
    return [variables[name], value];
  });
  return Object.fromEntries(given);
}
