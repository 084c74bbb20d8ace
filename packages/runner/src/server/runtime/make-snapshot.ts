import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { denoArguments, sandboxEnvironment } from "./deno-command.ts";
import { runtimeFiles } from "./runtime-files.ts";

/** Starts Python once with the kernel and the common modules, and stores its memory in a file. */
export async function makeSnapshot(folder: string, target: string): Promise<void> {
  const script = join(folder, runtimeFiles.makeSnapshot);
  const pyodide = join(folder, runtimeFiles.pyodide);
  const [binary = "", ...args] = denoArguments(folder, script, { read: pyodide, args: [pyodide] });
  const child = spawn(binary, args, { env: sandboxEnvironment, stdio: ["ignore", "pipe", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-4_000);
  });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  await pipeline(child.stdout, createWriteStream(target, { mode: 0o644 }));
  if ((await exit) !== 0) throw new Error(`The Python snapshot could not be made: ${complaint}`);
}
