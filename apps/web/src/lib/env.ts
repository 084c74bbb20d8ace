import { z } from "zod";
import { countVariable } from "./env/count-variable.ts";
import { homeFolder } from "./env/home-folder.ts";
import { modelsFrom, modelVariables } from "./env/model-variables.ts";
import { picturesFrom, pictureVariables } from "./env/picture-variables.ts";
import { stuckFrom, stuckVariables } from "./env/stuck-variables.ts";
import { subTasksFrom, subTaskVariables } from "./env/subtask-variables.ts";

const LOOPBACK_HOSTS = ["127.0.0.1", "localhost", "::1", "[::1]"];
const REACHED_LOCALLY = [...LOOPBACK_HOSTS, "0.0.0.0", "::"];

const switchSchema = z
  .enum(["0", "1"])
  .default("0")
  .transform((value) => value === "1");

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url().optional(),
  TRUST_PROXY: switchSchema,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL_SIZE: countVariable(10),
  AUTH_SECRET: z.string().min(32),
  READS_PER_MINUTE: countVariable(1_200),
  /** The server does not start without this confinement. */
  RUNNER_CONFINEMENT: z.enum(["namespaces", "unprivileged", "permissions-only"]).optional(),
  SIGN_IN_TRIES_PER_ACCOUNT: countVariable(10),
  SIGN_IN_TRIES_PER_NETWORK: countVariable(100),
  SIGN_UPS_PER_NETWORK: countVariable(300),
  SIGN_IN_WINDOW_SECONDS: countVariable(600),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  FOOTHOLD_HOME: z.string().default(homeFolder),
  FOOTHOLD_EMBEDDED: switchSchema,
  FOOTHOLD_DEV: switchSchema,
  ...modelVariables,
  ...pictureVariables,
  ...stuckVariables,
  ...subTaskVariables,
});

export type Env = ReturnType<typeof parseEnv>;

export function parseEnv(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new Error(explain(parsed.error));
  const values = parsed.data;
  return {
    ...values,
    /** Demo accounts have a published password, so they exist only when nobody else can reach them. */
    demoAccounts: values.FOOTHOLD_EMBEDDED && isForThisMachineAlone(values),
    ...stuckFrom(values),
    ...subTasksFrom(values),
    ...picturesFrom(values),
    ...addressesOf(values),
    models: modelsFrom(values),
  };
}

/** Behind a proxy a server on loopback is open to everyone. */
function isForThisMachineAlone({ HOST, PUBLIC_URL, TRUST_PROXY }: z.infer<typeof schema>): boolean {
  const hosts = PUBLIC_URL ? [HOST, new URL(PUBLIC_URL).hostname] : [HOST];
  return !TRUST_PROXY && hosts.every((host) => LOOPBACK_HOSTS.includes(host));
}

/** The public address, and the origins that browsers may send. */
function addressesOf({ PUBLIC_URL, HOST, PORT }: z.infer<typeof schema>) {
  const at = (host: string) => `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
  // An address with a zone (fe80::1%eth0) cannot be written in a browser.
  const isLocal = REACHED_LOCALLY.includes(HOST) || !URL.canParse(at(HOST));
  const names = isLocal ? ["localhost", "127.0.0.1", "::1"] : [HOST];
  const publicUrl = PUBLIC_URL?.replace(/\/$/, "") ?? at(names[0] ?? HOST);
  const origins = PUBLIC_URL ? [PUBLIC_URL] : names.map(at);
  return { publicUrl, origins: origins.map((url) => new URL(url).origin) };
}

function explain(error: z.ZodError): string {
  const problems = error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  return `The configuration is not valid. ${problems.join("; ")}`;
}

let parsed: Env | undefined;

/** The only reader of process.env. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** The next call of env() reads the variables again. */
export function forgetEnv(): void {
  parsed = undefined;
}

/** Sets AUTH_SECRET if it was not given. Call before the first env(). */
export async function completeEnv(secretIn: (home: string) => Promise<string>): Promise<void> {
  process.env.AUTH_SECRET ||= await secretIn(homeFolder());
}
