import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { outageHeaders, outagePage } from "./http/outage-page.ts";

/** Replaces a page that fails while the database is down by one that says so and reloads itself. */
export function outages(
  others: RequestListener,
  isReachable: () => Promise<boolean>,
): RequestListener {
  return (request, response) => {
    if (isDocument(request)) holdFailures(response, isReachable);
    others(request, response);
  };
}

function isDocument({ method, headers, url = "" }: IncomingMessage): boolean {
  const wantsPage = (headers.accept ?? "").includes("text/html") && headers.rsc === undefined;
  return method === "GET" && wantsPage && !/^\/(api|_next|runner)\//.test(url);
}

/** Holds back an answer of 500 until it is known whether the database is the reason. */
function holdFailures(response: ServerResponse, isReachable: () => Promise<boolean>): void {
  const { writeHead, write, end } = response;
  const held: (() => void)[] = [];
  const isFailure = () => !response.headersSent && response.statusCode === 500;
  Object.assign(response, {
    writeHead(...args: unknown[]) {
      response.statusCode = Number(args[0]);
      if (!isFailure()) return Reflect.apply(writeHead, response, args);
      held.push(() => void Reflect.apply(writeHead, response, args));
      return response;
    },
    write(...args: unknown[]) {
      if (!isFailure()) return Reflect.apply(write, response, args);
      held.push(() => void Reflect.apply(write, response, args));
      return true;
    },
    end(...args: unknown[]) {
      if (!isFailure()) return Reflect.apply(end, response, args);
      held.push(() => void Reflect.apply(end, response, args));
      void isReachable()
        .catch(() => false)
        .then((reachable) => {
          Object.assign(response, { writeHead, write, end });
          if (reachable) for (const go of held) go();
          else sayOutage(response);
        });
      return response;
    },
  });
}

function sayOutage(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(503, outageHeaders);
  response.end(outagePage("Foothold cannot reach its database"));
}
