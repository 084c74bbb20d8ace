import { pino } from "pino";
import { errorForLog } from "./error-for-log.ts";

export type Log = pino.Logger;

/** Structured lines on standard output. Never a password, a cookie or a learner's words. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error) => errorForLog(error) },
  });
}
