import type { Endpoint } from "../api-docs/endpoints.ts";

/** The endpoint that answers a path, and the parameters in it, as Next would find them: the first in order of specificity. */
export function matchEndpoint(endpoints: Endpoint[], method: string, path: string) {
  for (const endpoint of endpoints) {
    if (endpoint.method !== method) continue;
    const params = matchPath(endpoint.path.split("/"), path.split("/"));
    if (params) return { endpoint, params };
  }
  return null;
}

/** Fewer wildcards first, and of two that have as many, the longer path. */
export function bySpecificity(endpoints: Endpoint[]): Endpoint[] {
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
