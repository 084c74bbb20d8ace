import { Agent, request } from "node:http";

const WARM_UP_REQUESTS = 200;

/** Requests a second that `url` answers to this many callers, each asking again as soon as it is answered. */
export async function requestsPerSecond(
  url: string,
  {
    callers,
    requests,
    headers,
  }: { callers: number; requests: number; headers: Record<string, string> },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  try {
    await ask(WARM_UP_REQUESTS);
    const startedAt = performance.now();
    await ask(requests);
    return requests / ((performance.now() - startedAt) / 1000);
  } finally {
    agent.destroy();
  }

  async function ask(total: number): Promise<void> {
    let left = total;
    const caller = async () => {
      while (left > 0) {
        left -= 1;
        await once(url, agent, headers);
      }
    };
    await Promise.all(Array.from({ length: callers }, caller));
  }
}

function once(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume();
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.once("end", resolve);
    })
      .once("error", reject)
      .end();
  });
}
