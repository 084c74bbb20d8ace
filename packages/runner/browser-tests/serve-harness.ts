import { createServer, type IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { workerHeaders } from "../src/browser/assets/headers.ts";
import { type BrowserAssets, buildBrowserAssets } from "../src/browser/assets/index.ts";

export type Harness = {
  url: string;
  /** Requests other than for the page and the runner's files. */
  strayRequests: string[];
  assets: BrowserAssets;
  close(): Promise<void>;
};

const pagePolicy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; img-src data:";

/** A worker with the runner's policy and every global left in place, to see what the policy alone refuses. */
const probe = `
const attempt = async (name, door) => [name, await Promise.resolve().then(door).then(() => "reached", () => "refused")];
const request = () => new Promise((resolve, reject) => {
  const old = new XMLHttpRequest();
  old.open("GET", "/api/old");
  old.onload = resolve;
  old.onerror = reject;
  old.send();
});
const nested = () => new Promise((resolve, reject) => {
  const worker = new Worker("/nested.js");
  worker.onerror = reject;
  setTimeout(resolve, 1000);
});
const socket = () => new Promise((resolve, reject) => {
  const opened = new WebSocket("ws://" + location.host + "/socket");
  opened.onopen = resolve;
  opened.onerror = reject;
});
Promise.all([
  attempt("fetch", () => fetch("/api/new")),
  attempt("request", request),
  attempt("module", () => import("/module.js")),
  attempt("worker", nested),
  attempt("socket", socket),
  attempt("eval", () => (0, eval)("1")),
]).then((results) => postMessage(Object.fromEntries(results)));
`;

/** Serves a page as strict as the app's own, the runner's files, and an API that must not be reached. */
export async function serveHarness(): Promise<Harness> {
  const [assets, page] = await Promise.all([buildBrowserAssets(), bundlePage()]);
  const strayRequests: string[] = [];
  const base = `/runner/${assets.version}/`;
  const html = `<!doctype html><html lang="en" data-runner="${base}"><meta charset="utf-8"><title>Runner</title><body><script type="module" src="/page.js"></script></body></html>`;

  function answer(request: IncomingMessage): {
    status: number;
    headers: Record<string, string>;
    body: Uint8Array | string;
  } {
    const path = request.url ?? "";
    if (path === "/") {
      const headers = {
        "content-type": "text/html",
        "content-security-policy": pagePolicy,
        "set-cookie": "session=secret; Path=/",
      };
      return { status: 200, headers, body: html };
    }
    if (path === "/page.js")
      return { status: 200, headers: { "content-type": "text/javascript" }, body: page };
    if (path === "/probe.js") return { status: 200, headers: workerHeaders, body: probe };
    const file = assets.files.find(({ name }) => path === `${base}${name}`);
    if (file) return { status: 200, headers: file.headers, body: file.body };
    if (path !== "/favicon.ico") strayRequests.push(path);
    return {
      status: 200,
      headers: { "content-type": "text/javascript" },
      body: "self.reached = true;",
    };
  }

  const server = createServer((request, response) => {
    const { status, headers, body } = answer(request);
    response.writeHead(status, headers).end(body);
  });
  server.on("upgrade", (request, socket) => {
    strayRequests.push(`upgrade ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/`,
    strayRequests,
    assets,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("page.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}
