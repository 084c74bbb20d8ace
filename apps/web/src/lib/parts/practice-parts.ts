import { AppError, type AttemptDeps, type HealthDeps } from "@foothold/core";
import { noCoach } from "./no-coach.ts";

const notHere = () => Promise.reject(new AppError("runner-unavailable", "There is no runner."));

export function practiceParts(): Pick<AttemptDeps, "problems" | "coach" | "runner"> &
  Pick<HealthDeps, "probes"> {
  return {
    problems: { list: async () => [], find: async () => null },
    coach: noCoach,
    runner: { run: notHere, trace: notHere },
    probes: { runner: () => "unavailable", coach: () => "unavailable" },
  };
}
