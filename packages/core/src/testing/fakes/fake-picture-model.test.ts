import type { ModelFailureKind } from "../../entities/coach/text-model.ts";
import {
  type PictureScenario,
  pictureModelContract,
} from "../contracts/coach/picture-model.contract.ts";
import { fakePictureModel } from "./fake-picture-model.ts";

const outcomes: Record<PictureScenario, ModelFailureKind | "drawn" | "never"> = {
  drawn: "drawn",
  "rate-limit": "rate-limited",
  outage: "unavailable",
  refusal: "refused",
  "no-picture": "malformed",
  silence: "never",
};

pictureModelContract(async (scenario) => {
  const { model, prompts } = fakePictureModel(() => outcomes[scenario]);
  return { model, asked: () => prompts, close: async () => {} };
});
