import { pino } from "pino";
import { env } from "./env.ts";
import { errorForLog } from "./log-error.ts";

let logger: pino.Logger | undefined;

/** Structured lines on standard output. Never a password, a cookie or what a learner wrote. */
export function log(): pino.Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error) => errorForLog(error) },
  });
  return logger;
}
