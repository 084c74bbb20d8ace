import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";

const sandboxFile = (name: string): string =>
  fileURLToPath(new URL(`../../sandbox/${name}`, import.meta.url));

const fillInKernel = (kernelText: string): Plugin => ({
  name: "fill-in-kernel",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]kernel-text\.ts$/ }, () => ({
      contents: `export const kernelText = ${JSON.stringify(kernelText)};`,
      loader: "js",
    }));
  },
});

type Bundle = { text: string; sources: string[] };

async function bundle(
  name: string,
  options: Pick<BuildOptions, "format" | "globalName" | "banner" | "plugins">,
): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [sandboxFile(name)],
    bundle: true,
    write: false,
    metafile: true,
    target: "es2023",
    platform: "neutral",
    mainFields: ["module", "main"],
    external: ["node:vm"],
    minifySyntax: true,
    minifyWhitespace: true,
    loader: { ".py": "text" },
    logLevel: "silent",
    ...options,
  });
  const sources = Object.keys(metafile.inputs).map((path) => resolve(path));
  return { text: outputFiles[0]?.text ?? "", sources };
}

export type SandboxBundles = {
  javascript: string;
  python: string;
  makeSnapshot: string;
  /** Every source file of the bundles, including this one. */
  sources: string[];
};

export async function bundleSandbox(): Promise<SandboxBundles> {
  const kernel = await bundle("kernel/index.ts", {
    format: "iife",
    globalName: "kernel",
    // Strict functions do not appear as anybody's `caller`.
    banner: { js: '"use strict";' },
  });
  const plugins = [fillInKernel(kernel.text)];
  const [javascript, python, makeSnapshot] = await Promise.all([
    bundle("deno-javascript.ts", { format: "esm", plugins }),
    bundle("deno-python.ts", { format: "esm", plugins }),
    bundle("deno-make-snapshot.ts", { format: "esm", plugins }),
  ]);
  const sources = new Set([
    fileURLToPath(import.meta.url),
    ...[kernel, javascript, python, makeSnapshot].flatMap((each) => each.sources),
  ]);
  return {
    javascript: javascript.text,
    python: python.text,
    makeSnapshot: makeSnapshot.text,
    sources: [...sources].sort(),
  };
}
