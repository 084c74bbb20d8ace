import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy, PATH_HEADER } from "#lib/headers/security-headers.ts";

/** Gives each page its own nonce. Next puts it on the scripts it writes, because the request carries the policy. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
  const policy = contentSecurityPolicy(nonce, {
    development: process.env.NODE_ENV === "development",
  });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set(PATH_HEADER, request.nextUrl.pathname + request.nextUrl.search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

export const config = { matcher: ["/((?!api/|runner/|_next/|sw\\.js$).*)"] };
