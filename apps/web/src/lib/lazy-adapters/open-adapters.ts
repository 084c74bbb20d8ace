import { type CoachTools, openLibrary } from "@foothold/core/coach";
import type { Deps } from "@foothold/core/deps";
import type { Log } from "../log/create-log.ts";

// Catalogue, runner and jobs look for files beside their own source, so Node loads them unbundled. The clients of model
// providers are large, and most installations never use them.
const importCatalog = () => import(/* turbopackIgnore: true */ "@foothold/catalog");
const importRunner = () => import(/* turbopackIgnore: true */ "@foothold/runner/server");
const importOutline = () => import(/* turbopackIgnore: true */ "@foothold/runner/outline");
const importJobs = () => import(/* turbopackIgnore: true */ "@foothold/adapter-jobs");
const importModels = () => import(/* turbopackIgnore: true */ "@foothold/adapter-ai");
const importThreads = () => import(/* turbopackIgnore: true */ "@foothold/adapter-threads");
const importAssets = () => import(/* turbopackIgnore: true */ "@foothold/runner/browser/assets");

type Imported<Load extends () => Promise<unknown>> = Awaited<ReturnType<Load>>;
type ModelOptions = Parameters<Imported<typeof importModels>["openModels"]>[0];
type PictureOptions = Parameters<Imported<typeof importModels>["openPictureModel"]>[0];
type JobOptions = Required<Parameters<Imported<typeof importJobs>["pgBossJobs"]>[0]>;
type RunnerOptions = Parameters<Imported<typeof importRunner>["createServerRunner"]>[0];

export async function openJobs(
  url: string,
  onError: (error: unknown) => void,
  limits: JobOptions["limits"],
) {
  const { pgBossJobs } = await importJobs();
  return pgBossJobs({ url, onError, limits });
}

export async function openCodeReader(runner: Pick<Deps["runner"], "run">) {
  const { createCodeReader } = await importOutline();
  return createCodeReader(runner);
}

export async function openThreads(
  parts: Pick<Deps, "runner" | "patterns" | "problems"> & CoachTools,
  log: Log,
) {
  const { openReaderThreads } = await importThreads();
  const onEnded = (end: string) => log.warn({ end }, "a reader thread was ended");
  return openReaderThreads({ ...parts, published, onEnded });
}

export async function openModelClients(options: ModelOptions) {
  const { openModels } = await importModels();
  return openModels(options);
}

export async function openPictures(options: PictureOptions) {
  const { openPictureModel } = await importModels();
  return openPictureModel(options);
}

export async function makeBrowserAssets() {
  const { buildBrowserAssets } = await importAssets();
  const { loadCatalog } = await importCatalog();
  return buildBrowserAssets({ checkerSources: loadCatalog().checkerSources() });
}

export async function startRunner(
  confinement: NonNullable<RunnerOptions>["confinement"],
  log: Log,
) {
  const { loadCatalog } = await importCatalog();
  const { createServerRunner } = await importRunner();
  const runner = await createServerRunner({
    checkers: loadCatalog().checkers(),
    ...(confinement && { confinement }),
  });
  const { memoryLimit } = runner.status();
  log.info({ confinement: runner.confinement, memoryLimit }, "runner started");
  return runner;
}

export async function openCoachLibrary() {
  const { catalogKnowledge, catalogLessons, loadCatalog, miniTextSearch } = await importCatalog();
  const catalog = loadCatalog();
  const [knowledge, lessons] = [catalogKnowledge(catalog), catalogLessons(catalog)];
  return openLibrary({ knowledge, lessons, search: miniTextSearch() });
}

async function published() {
  const { loadCatalog, publishedIn } = await importCatalog();
  return publishedIn(loadCatalog());
}

export async function openProblems() {
  const { catalogProblems, loadCatalog } = await importCatalog();
  return catalogProblems(loadCatalog());
}

export async function openPatterns() {
  const { catalogPatterns, loadCatalog } = await importCatalog();
  return catalogPatterns(loadCatalog());
}

export async function openLessons() {
  const { catalogLessons, loadCatalog } = await importCatalog();
  return catalogLessons(loadCatalog());
}
