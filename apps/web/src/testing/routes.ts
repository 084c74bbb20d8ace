import { readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Handler } from "../lib/handle.ts";

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

export type Endpoint = { method: Method; path: string; handler: Handler };

const api = join(dirname(fileURLToPath(import.meta.url)), "../app/api");

/** Every endpoint there is, read off the folder tree, as `PUT /api/admin/flags/[key]`. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(api, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("route.ts"))
    .sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const route: Partial<Record<Method, Handler>> = await import(join(api, file));
      const path = `/api/${relative(api, join(api, dirname(file)))}`;
      return methods.flatMap((method) => {
        const handler = route[method];
        return handler ? [{ method, path, handler }] : [];
      });
    }),
  );
  return found.flat();
}

/** The endpoint that answers a path, and the parameters in it, as Next would find them. */
export function matchEndpoint(endpoints: Endpoint[], method: string, path: string) {
  for (const endpoint of bySpecificity(endpoints)) {
    if (endpoint.method !== method) continue;
    const params = matchPath(endpoint.path.split("/"), path.split("/"));
    if (params) return { endpoint, params };
  }
  return null;
}

/** Fewer wildcards first, and of two that have as many, the longer path. */
function bySpecificity(endpoints: Endpoint[]): Endpoint[] {
  const count = (path: string, what: RegExp) => path.match(what)?.length ?? 0;
  const rank = ({ path }: Endpoint) =>
    count(path, /\[\.{3}/g) * 100 + count(path, /\[/g) * 10 - count(path, /\//g);
  return [...endpoints].sort((a, b) => rank(a) - rank(b));
}

function matchPath(pattern: string[], path: string[]) {
  const params: Record<string, string | string[]> = {};
  for (const [index, part] of pattern.entries()) {
    const rest = /^\[\.{3}(.+)\]$/.exec(part)?.[1];
    if (rest) {
      params[rest] = path.slice(index).map(decodeURIComponent);
      return params;
    }
    const given = path[index];
    if (given === undefined) return null;
    const name = /^\[(.+)\]$/.exec(part)?.[1];
    if (name) params[name] = decodeURIComponent(given);
    else if (part !== given) return null;
  }
  return pattern.length === path.length ? params : null;
}
