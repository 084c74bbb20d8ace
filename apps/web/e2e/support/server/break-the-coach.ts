import type { Coach } from "@foothold/core/coach";

/**
 * Loaded into a server before anything else: its coach then fails for as long as the test says so. Everything
 * else is the server as it was built.
 */
type Parts = { coach: Coach };
let healthy: Coach | undefined;

process.on("message", ({ coach }: { coach?: "down" | "up" }) => {
  const { footholdDeps: parts } = globalThis as typeof globalThis & { footholdDeps?: Parts };
  if (!parts || !coach) return;
  healthy ??= parts.coach;
  parts.coach = coach === "down" ? broken(healthy) : healthy;
  process.send?.({ type: "coach", coach });
});

function broken(coach: Coach): Coach {
  return new Proxy(coach, {
    get(target, name, receiver) {
      const part: unknown = Reflect.get(target, name, receiver);
      if (typeof part !== "function") return part;
      return () => {
        throw new Error("The coach is out of order.");
      };
    },
  });
}
