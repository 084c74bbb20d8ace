import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";

const sandboxFile = (name: string): string =>
  fileURLToPath(new URL(`../../sandbox/${name}`, import.meta.url));

/** The kernel as text: it is evaluated anew in each learner's realm. */
export const kernelAsText: Plugin = {
  name: "kernel-as-text",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^foothold:kernel$/ }, () => ({ path: "kernel", namespace: "kernel" }));
    onLoad({ filter: /.*/, namespace: "kernel" }, async () => ({
      contents: await bundle(sandboxFile("kernel/index.ts"), {
        format: "iife",
        globalName: "kernel",
        // Strict functions do not show themselves as the caller of anyone.
        banner: { js: '"use strict";' },
      }),
      loader: "text",
    }));
  },
};

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
    plugins: [kernelAsText],
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
