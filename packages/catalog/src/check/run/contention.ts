const sampleCpuMs = 40;

/** How many times longer work takes now than on an idle machine; at least 1. */
export function measureContention(): number {
  const startedAt = performance.now();
  const before = process.threadCpuUsage();
  let cpuMs = 0;
  while (cpuMs < sampleCpuMs) {
    const { user, system } = process.threadCpuUsage(before);
    cpuMs = (user + system) / 1_000;
  }
  return Math.max(1, (performance.now() - startedAt) / cpuMs);
}
