import { randomUUID } from "node:crypto";
import type { RequestListener, ServerResponse } from "node:http";
import { AppError } from "@foothold/core/errors";
import { securityHeaders } from "../../lib/headers/security-headers.ts";
import { type FailedRequest, unforeseen } from "../../lib/http/failures.ts";
import { errorBody, REQUEST_ID_HEADER } from "../../lib/http/respond.ts";
import { httpStatus } from "../../lib/http/status.ts";

/** The methods a route can have; Next throws at any other. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

type Record = (error: AppError, refused: FailedRequest) => void;

/** Requests below /api that Next refuses before reaching a route get the same error shape. */
export function refusals(others: RequestListener, record: Record): RequestListener {
  return (request, response) => {
    const { url = "", method = "" } = request;
    const path = url.split("?", 1)[0] ?? "";
    const refuse = (error: AppError): string => {
      const requestId = randomUUID();
      const address = `http://localhost${path.startsWith("/") ? path : "/"}`;
      record(error, { request: { method, url: address }, requestId, actor: null });
      return prepare(response, error, requestId);
    };
    if (!METHODS.has(method)) return void response.end(refuse(wrongMethod()));
    if (path === "/api" || path === "/api/") return void response.end(refuse(nothingHere()));
    if (!canBeDecoded(path)) request.url = path.replaceAll("%", "%25") + url.slice(path.length);
    if (path.startsWith("/api/")) replaceBare(response, refuse);
    others(request, response);
  };
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Sets status and headers, and returns the body. */
function prepare(response: ServerResponse, error: AppError, requestId: string): string {
  const body = JSON.stringify(errorBody(error, requestId));
  response.statusCode = httpStatus[error.code];
  for (const name of ["content-encoding", "transfer-encoding", "etag"]) response.removeHeader(name);
  for (const [name, value] of Object.entries({
    ...securityHeaders,
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    [REQUEST_ID_HEADER]: requestId,
  })) {
    response.setHeader(name, value);
  }
  return body;
}

const bare: { [status: number]: () => AppError } = {
  404: nothingHere,
  405: wrongMethod,
  500: () => unforeseen(new Error("Next answered 500")),
};

/** Our routes answer with JSON errors; an error in another form is from Next. */
function replaceBare(response: ServerResponse, refuse: (error: AppError) => string): void {
  const { writeHead, write, end } = response;
  let body: string | undefined;
  const sendHead = () => {
    if (!response.headersSent) response.writeHead(response.statusCode);
  };
  Object.assign(response, {
    writeHead(...args: [number]) {
      const isJson = String(response.getHeader("content-type")).startsWith("application/json");
      const error = isJson ? undefined : bare[args[0]]?.();
      if (error) body = refuse(error);
      return writeHead.apply(response, args);
    },
    write(...args: unknown[]) {
      sendHead();
      return body === undefined ? Reflect.apply(write, response, args) : true;
    },
    end(...args: unknown[]) {
      sendHead();
      return Reflect.apply(end, response, body === undefined ? args : [body]);
    },
  });
}

function nothingHere(): AppError {
  return new AppError("not-found", "There is nothing at this address.");
}

function wrongMethod(): AppError {
  return new AppError("method-not-allowed", "This address does not take this method.", {
    suggestions: ["Look up in the API's description what it takes."],
  });
}
