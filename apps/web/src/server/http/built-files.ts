import type { RequestListener } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { securityHeaders } from "../../lib/headers/security-headers.ts";

const PREFIX = "/_next/static";

/** Serves scripts and styles as the build compressed them; Next would compress them for every request. Everything else goes to `others`. */
export function builtFiles(buildDirectory: string, others: RequestListener): RequestListener {
  const serve = sirv(join(buildDirectory, "static"), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 365 * 24 * 60 * 60,
    setHeaders(response) {
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    },
  });
  return (request, response) => {
    const { url = "" } = request;
    if (!url.startsWith(`${PREFIX}/`)) return others(request, response);
    request.url = url.slice(PREFIX.length);
    serve(request, response, () => {
      request.url = url;
      others(request, response);
    });
  };
}
