import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { denoArguments, sandboxEnvironment } from "../runtime/deno-command.ts";
import { runtimeFiles } from "../runtime/runtime-files.ts";
import { canChangeUser } from "./can-change-user.ts";

/** What confines the process besides Deno's refusal of every permission. */
export type Confinement = {
  name: string;
  /** The command, with the folder as the process sees it. `sockets`: a folder that it has to reach under its own name. */
  wrap(folder: string, command: (folder: string) => string[], sockets?: string): string[];
  /** bwrap is the parent of the process and writes its id to descriptor 3. */
  tellsPid: boolean;
  /** What to put before a command so that it runs as the sandbox's user. */
  asItsUser(): string[];
};

// Long enough for a busy machine: a test that times out would lose a layer of confinement.
const probeMs = 60_000;
/** The user and group `nobody`, who owns nothing. */
export const sandboxUserId = 65_534;
const nobody = String(sandboxUserId);
/** Programs wait for the server and not the server for programs, where both want the processor. */
const niceness = 5;
const limits = ["nice", "-n", String(niceness), "prlimit", "--core=0", "--nofile=256"];
const dieWithServer = ["setpriv", "--pdeathsig", "KILL", "--no-new-privs"];
const dropUser = [
  ...["--reuid", nobody, "--regid", nobody, "--clear-groups"],
  ...["--inh-caps=-all", "--ambient-caps=-all"],
];
const inside = "/runner";
const namespaces = (folder: string, sockets?: string): string[] => [
  "bwrap",
  "--unshare-all",
  "--die-with-parent",
  "--new-session",
  "--as-pid-1",
  "--info-fd",
  "3",
  "--ro-bind",
  folder,
  inside,
  ...(sockets ? ["--ro-bind", sockets, sockets] : []),
  ...["/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache"].flatMap((path) => [
    "--ro-bind-try",
    path,
    path,
  ]),
  "--proc",
  "/proc",
  "--dev",
  "/dev",
  "--chdir",
  inside,
  "--",
];

const sandboxUser = (): string[] => (canChangeUser() ? ["setpriv", ...dropUser, "--"] : []);
const privileges = (): string[] => [...dieWithServer, ...(canChangeUser() ? dropUser : []), "--"];

/** Strongest first; the first one that can start Deno here is used. */
const candidates: Confinement[] = [
  {
    name: "namespaces",
    wrap: (folder, command, sockets) => [
      ...limits,
      ...privileges(),
      ...namespaces(folder, sockets),
      ...command(inside),
    ],
    tellsPid: true,
    asItsUser: sandboxUser,
  },
  {
    name: "unprivileged",
    wrap: (folder, command) => [...limits, ...privileges(), ...command(folder)],
    tellsPid: false,
    asItsUser: sandboxUser,
  },
  {
    name: "permissions-only",
    wrap: (folder, command) => command(folder),
    tellsPid: false,
    asItsUser: () => [],
  },
];
export const confinementNames = candidates.map(({ name }) => name);

export function chooseConfinement(folder: string, wanted?: string): Confinement | undefined {
  return candidates
    .filter(({ name }) => wanted === undefined || name === wanted)
    .find((candidate) => canStart(candidate, folder));
}

/** Starts a real sandbox, which reports that it is ready and ends with its input. */
function canStart(confinement: Confinement, folder: string): boolean {
  if (confinement.name !== "permissions-only" && process.platform !== "linux") return false;
  const [file = "", ...args] = confinement.wrap(folder, (seen) =>
    denoArguments(seen, join(seen, runtimeFiles.javascript)),
  );
  const { status, stdout } = spawnSync(file, args, {
    env: sandboxEnvironment,
    cwd: "/",
    input: "",
    stdio: ["pipe", "pipe", "ignore", "pipe"],
    timeout: probeMs,
  });
  return status === 0 && stdout.toString() === "ready\n";
}
