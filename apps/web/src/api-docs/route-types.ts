import type { Endpoint } from "./endpoints.ts";

const HEADER = `// Written by \`npm run api-docs\` from the routes there are; never by hand.
`;

/** The type of every route by its method and path, for the browser's calls. */
export function routeTypesOf(endpoints: readonly Endpoint[]): string {
  const lines = endpoints
    .filter(({ path }) => !path.includes("[..."))
    .map(({ method, path }) => {
      const file = `../../app${path}/route.ts`;
      return `  "${method} ${path}": typeof import("${file}").${method};`;
    });
  return `${HEADER}export type ApiRoutes = {\n${lines.join("\n")}\n};\n`;
}
