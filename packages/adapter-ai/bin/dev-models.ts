import { byProvider, type ModelProvider, modelProviders } from "@foothold/core/coach";
import {
  CONTROL_PATH,
  faults,
  standInModels,
  startPictureStandIn,
  startStandInOf,
} from "../src/testing/index.ts";

const ports: Record<ModelProvider, number> = {
  gemini: 8801,
  ollama: 8802,
  openai: 8803,
  anthropic: 8804,
};
const PICTURE_PORT = 8805;

const usage = `Usage: npm run dev:models                             starts all stand-ins
       npm run dev:models -- <which> <fault> [options]   switches a running one
  which:   ${modelProviders.join(", ")} or all
  fault:   ${faults.join(", ")}
  options: JSON, for example '{"text": "What now?"}' or '{"retryAfterMs": 20000}'`;

const [which, fault, options = "{}"] = process.argv.slice(2);
if (which !== undefined) await switchTo(which);
else {
  await start().catch((error: Error) => {
    fail(`They do not start: ${error.message}`);
    process.exit();
  });
}

async function start(): Promise<void> {
  const urls = byProvider((provider) => `http://127.0.0.1:${ports[provider]}`);
  for (const provider of modelProviders) await startStandInOf(provider, { port: ports[provider] });
  const pictures = await startPictureStandIn(PICTURE_PORT);
  const models = (provider: ModelProvider) => standInModels[provider].join(",");
  console.log(`Every provider's stand-in is listening. Point Foothold at them with:

GEMINI_API_KEY=stand-in
GEMINI_BASE_URL=${urls.gemini}
COACH_GEMINI_MODELS=${models("gemini")}
OLLAMA_HOST=${urls.ollama}
COACH_OLLAMA_MODELS=${models("ollama")}
OPENAI_API_KEY=stand-in
OPENAI_BASE_URL=${urls.openai}/v1
COACH_OPENAI_MODELS=${models("openai")}
ANTHROPIC_API_KEY=stand-in
ANTHROPIC_BASE_URL=${urls.anthropic}
COACH_ANTHROPIC_MODELS=${models("anthropic")}
PICTURE_MODEL=stand-in-pictures
PICTURE_API_KEY=stand-in
PICTURE_BASE_URL=${pictures.url}/v1

Break one with:          npm run dev:models -- gemini rate-limit
Mend it with:            npm run dev:models -- gemini none
See what it was asked:   curl ${urls.gemini}${CONTROL_PATH}`);
}

async function switchTo(name: string): Promise<void> {
  const chosen = modelProviders.filter((provider) => name === provider || name === "all");
  const known = faults.some((one) => one === fault);
  if (chosen.length === 0 || !known) return fail(usage);
  for (const provider of chosen) {
    const url = `http://127.0.0.1:${ports[provider]}${CONTROL_PATH}`;
    const body = JSON.stringify({ ...JSON.parse(options), fault });
    const answer = await fetch(url, { method: "PUT", body }).catch(() => null);
    if (!answer) return fail(`No stand-in listens on ${url}: start them with npm run dev:models.`);
    if (!answer.ok) return fail(`It does not know these options: ${options}\n\n${usage}`);
    console.log(`${provider}: ${fault}`);
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
