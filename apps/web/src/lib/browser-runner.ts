import { type BrowserRunner, createBrowserRunner } from "@foothold/runner/browser";

export type EngineProgress = { loadedBytes: number; totalBytes: number };

/** Opens the learner's own engines: quick, and never the ones that decide. */
export async function openBrowserRunner(
  onProgress: (progress: EngineProgress) => void,
): Promise<BrowserRunner> {
  const answer = await fetch("/runner/version");
  if (!answer.ok) throw new Error(`The engines could not be fetched (${answer.status}).`);
  const version = await answer.text();
  return createBrowserRunner({
    baseUrl: `${location.origin}/runner/${version}/`,
    onProgress: (_language, progress) => onProgress(progress),
  });
}
