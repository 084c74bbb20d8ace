import { MAX_PROMPT_LENGTH } from "../../entities/chat/generated-image.ts";

/** What every picture is asked for beside its prompt; learners neither see nor change it. */
export const PICTURE_RULES =
  "The picture shows things only. No text, no letters, no digits, no code, no formulas, no captions, no watermark.";

export const sentPrompt = (prompt: string): string => `${prompt}\n\n${PICTURE_RULES}`;

const styles = [
  "a flat illustration with few colours and clear outlines",
  "a watercolour painting in soft light",
  "a model of paper and cardboard, photographed from above",
  "a bold poster with large simple shapes",
  "a pencil drawing with fine lines on light paper",
  "a friendly cartoon with rounded shapes",
] as const;

/** Distinct prompts about one subject without a model: each asks for another style. */
export function promptVariations(subject: string, count: number): string[] {
  const about = subject.slice(0, MAX_PROMPT_LENGTH - 100);
  if (count === 1) return [about];
  return styles.slice(0, count).map((style) => `${about}, as ${style}`);
}

/** The prompt with words added to it. */
export function refinedPrompt(prompt: string, refinement: string): string {
  const added = refinement.trim();
  return added === ""
    ? prompt.trim()
    : `${prompt.trim().replace(/(?<![.,;])[.,;]+$/, "")}, ${added}`;
}

/** The names under which pictures are saved: pictures/image-001.jpg, pictures/image-002.jpg, … */
export const picturePath = (place: number): string =>
  `pictures/image-${String(place + 1).padStart(3, "0")}.jpg`;

/** The first names that are not taken. */
export function freePicturePaths(taken: ReadonlySet<string>, count: number): string[] {
  const free: string[] = [];
  for (let place = 0; free.length < count; place += 1) {
    const path = picturePath(place);
    if (!taken.has(path)) free.push(path);
  }
  return free;
}
