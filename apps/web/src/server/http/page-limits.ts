import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import { AppError } from "@foothold/core/errors";
import { CLIENT_ADDRESS_HEADER } from "../../lib/headers/client-address.ts";
import { networkOf } from "../../lib/http/limits/client-network.ts";
import { readAllowance } from "../../lib/http/limits/read-allowance.ts";
import { outageHeaders, outagePage } from "./outage-page.ts";

type Options = { perMinute: number; secret: string; now?: () => number };

/** A whole class may open the sign-in page behind one address. */
const VISITORS = 2;
/** Files and the API, which has limits of its own. */
const NOT_A_PAGE = /^\/(?:api|_next|runner)\/|^\/[\w.-]+\.(?:js|svg|ico|png|webmanifest)$/;
const SESSION = /(?:^|; )(?:__Secure-)?[\w-]+\.session_token=([^;]{1,300})/;

/**
 * Refuses rendered pages beyond so many a minute: of a session, and of a network for whoever has none. A cookie counts
 * as a session only with our signature, so nobody gets another allowance by making one up.
 */
export function pageLimits(others: RequestListener, options: Options): RequestListener {
  const { perMinute, secret, now = () => performance.now() } = options;
  const requirePage = readAllowance();
  return (request, response) => {
    if (NOT_A_PAGE.test(request.url ?? "")) return others(request, response);
    try {
      const session = sessionOf(request, secret);
      if (session) requirePage(`session ${session}`, perMinute, now());
      else requirePage(`network ${networkFor(request)}`, perMinute * VISITORS, now());
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      response.writeHead(429, outageHeaders);
      return void response.end(outagePage("That was a lot of pages at once"));
    }
    others(request, response);
  };
}

const networkFor = ({ headers }: IncomingMessage): string =>
  networkOf(String(headers[CLIENT_ADDRESS_HEADER]));

function sessionOf({ headers }: IncomingMessage, secret: string): string | null {
  const [, cookie] = SESSION.exec(headers.cookie ?? "") ?? [];
  return cookie === undefined ? null : signedValue(cookie, secret);
}

/** The signed value of a cookie; null when its signature is wrong. */
function signedValue(cookie: string, secret: string): string | null {
  const [value = "", signature = ""] = decoded(cookie).split(".", 2);
  const right = createHmac("sha256", secret).update(value).digest();
  const given = Buffer.from(signature, "base64");
  return given.length === right.length && timingSafeEqual(given, right) ? value : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
