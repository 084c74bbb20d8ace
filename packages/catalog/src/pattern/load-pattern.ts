import { readText, readYaml, refuseIfAny } from "../authored/read-yaml.ts";
import {
  type LessonFile,
  lessonFileSchema,
  type PatternFile,
  patternFileSchema,
  type RecallFile,
  recallFileSchema,
} from "../schema/pattern.ts";
import type { PatternId } from "../schema/pattern-ids.ts";

export type CatalogPattern = PatternFile & {
  id: PatternId;
  page: string;
  lesson: LessonFile;
  recallCards: RecallFile["cards"];
};

export function loadPattern(root: string, id: PatternId): CatalogPattern {
  const problems: string[] = [];
  const folder = `patterns/${id}`;
  const page = readText(root, `${folder}/page.md`, problems);
  const pattern = readYaml(root, `${folder}/pattern.yaml`, patternFileSchema, problems);
  const lesson = readYaml(root, `${folder}/lesson.yaml`, lessonFileSchema, problems);
  const recall = readYaml(root, `${folder}/recall.yaml`, recallFileSchema, problems);
  if (lesson && lesson.id !== `${id}-bite`) {
    problems.push(`${folder}/lesson.yaml: id: must be ${id}-bite`);
  }
  refuseIfAny(problems);
  if (!(page && pattern && lesson && recall)) throw new Error(`${folder} could not be read`);
  return { id, ...pattern, page: page.trim(), lesson, recallCards: recall.cards };
}
