import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Handler } from "../lib/route.ts";
import { type Noun, nounOfRoute } from "./noun-of-route.ts";

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

export type Endpoint = { method: Method; path: string; noun: Noun; handler: Handler };

const api = join(dirname(fileURLToPath(import.meta.url)), "../app/api");

/** Every endpoint, found in the folder tree, as `PUT /api/admin/flags/[key]`. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(api, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("route.ts"))
    .sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const route: Partial<Record<Method, Handler>> = await import(join(api, file));
      const noun = nounOfRoute(readFileSync(join(api, file), "utf8"));
      const path = `/api/${relative(api, join(api, dirname(file)))}`;
      return methods.flatMap((method) => {
        const handler = route[method];
        return handler ? [{ method, path, noun, handler }] : [];
      });
    }),
  );
  return found.flat();
}
