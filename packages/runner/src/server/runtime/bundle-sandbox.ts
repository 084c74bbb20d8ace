import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";

const sandboxFile = (name: string): string =>
  fileURLToPath(new URL(`../../sandbox/${name}`, import.meta.url));

const fillInKernel: Plugin = {
  name: "fill-in-kernel",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]kernel-text\.ts$/ }, async () => ({
      contents: `export const kernelText = ${JSON.stringify(await bundleKernel())};`,
      loader: "js",
    }));
  },
};

const bundleKernel = (): Promise<string> =>
  bundle(sandboxFile("kernel/index.ts"), {
    format: "iife",
    globalName: "kernel",
    // Strict functions do not show themselves as the caller of anyone.
    banner: { js: '"use strict";' },
  });

async function bundle(
  entry: string,
  options: Pick<BuildOptions, "format" | "globalName" | "banner">,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    target: "es2023",
    platform: "neutral",
    mainFields: ["module", "main"],
    external: ["node:vm"],
    minifySyntax: true,
    minifyWhitespace: true,
    loader: { ".py": "text" },
    plugins: [fillInKernel],
    logLevel: "silent",
    ...options,
  });
  return outputFiles[0]?.text ?? "";
}

export type SandboxBundles = { javascript: string; python: string; makeSnapshot: string };

export async function bundleSandbox(): Promise<SandboxBundles> {
  const [javascript, python, makeSnapshot] = await Promise.all(
    ["deno-javascript.ts", "deno-python.ts", "deno-make-snapshot.ts"].map((name) =>
      bundle(sandboxFile(name), { format: "esm" }),
    ),
  );
  return { javascript: javascript ?? "", python: python ?? "", makeSnapshot: makeSnapshot ?? "" };
}
