import { InMemoryFs } from "just-bash/browser";
import { WORKSPACE, workspacePath } from "../permit/workspace-path.ts";

/** The workspace's files by path: `solution.py`, `scratch/idea.py`. */
export type Files = Readonly<Record<string, string>>;

export type WriteRules = {
  /** Why this path may not be written, or null where it may. */
  refuseWrite(path: string): string | null;
  mayDelete: boolean;
};

const MOST_BYTES = 1024 * 1024;
const isDevice = (whole: string) => whole.startsWith("/dev/") && !whole.includes("..");

/** The shell's files, in memory. Whatever writes them, from a redirection to `cp`, comes through here. */
export class WorkspaceFiles extends InMemoryFs {
  #rules: WriteRules | null = null;
  /** Every write that was refused. Some commands tell another reason, or none. */
  readonly refusals: string[] = [];

  constructor(files: Files) {
    const placed = Object.entries(files).map(([path, text]) => [`${WORKSPACE}/${path}`, text]);
    super(Object.fromEntries(placed), { maxTotalBytes: MOST_BYTES });
    this.mkdirSync(WORKSPACE, { recursive: true });
  }

  /** From now on the rules hold; before, the shell lays out its own folders. */
  hold(rules: WriteRules): void {
    this.#rules = rules;
  }

  /** The workspace as it is now. */
  async read(): Promise<Files> {
    const files: Record<string, string> = {};
    for (const whole of this.getAllPaths()) {
      const path = workspacePath(whole);
      if (path !== null && (await this.stat(whole)).isFile)
        files[path] = await this.readFile(whole);
    }
    return files;
  }

  override async writeFile(...args: Parameters<InMemoryFs["writeFile"]>): Promise<void> {
    this.#requireWritable(args[0]);
    return super.writeFile(...args);
  }

  override async appendFile(...args: Parameters<InMemoryFs["appendFile"]>): Promise<void> {
    this.#requireWritable(args[0]);
    return super.appendFile(...args);
  }

  override async mkdir(...args: Parameters<InMemoryFs["mkdir"]>): Promise<void> {
    if (this.#rules && workspacePath(args[0]) === null)
      throw this.#refuse(args[0], "not in the workspace");
    return super.mkdir(...args);
  }

  override async rm(...args: Parameters<InMemoryFs["rm"]>): Promise<void> {
    this.#requireDeletable(args[0]);
    return super.rm(...args);
  }

  override async mv(source: string, destination: string): Promise<void> {
    this.#requireDeletable(source);
    this.#requireWritable(destination);
    return super.mv(source, destination);
  }

  override async cp(...args: Parameters<InMemoryFs["cp"]>): Promise<void> {
    this.#requireWritable(args[1]);
    return super.cp(...args);
  }

  override async symlink(_target: string, path: string): Promise<void> {
    throw this.#refuse(path, "there are no links here");
  }

  override async link(_existing: string, path: string): Promise<void> {
    throw this.#refuse(path, "there are no links here");
  }

  #requireWritable(whole: string): void {
    if (!this.#rules || isDevice(whole)) return;
    const path = workspacePath(whole);
    const reason = path === null ? "not in the workspace" : this.#rules.refuseWrite(path);
    if (reason) throw this.#refuse(whole, reason);
  }

  #requireDeletable(whole: string): void {
    // The shell removes what it made for `<(…)` itself.
    if (!this.#rules || isDevice(whole)) return;
    const path = workspacePath(whole);
    if (path === null) throw this.#refuse(whole, "not in the workspace");
    const reason = this.#rules.mayDelete
      ? this.#rules.refuseWrite(path)
      : "nothing is deleted here";
    if (reason) throw this.#refuse(whole, reason);
  }

  #refuse(whole: string, reason: string): Error {
    this.refusals.push(`${workspacePath(whole) ?? whole}: ${reason}`);
    return new Error(`EACCES: ${reason}, open '${whole}'`);
  }
}
