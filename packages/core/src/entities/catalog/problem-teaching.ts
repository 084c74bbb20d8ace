import { z } from "zod";
import { languageSchema } from "../runs/language.ts";
import { runValueSchema } from "../runs/run.ts";

export const explanationFields = [
  "explanation",
  "inputOutputDescription",
  "constraintsDescription",
  "exampleWalkthrough",
  "wrongApproach",
] as const;
export type ExplanationField = (typeof explanationFields)[number];

const conceptSchema = z.object({
  id: z.string(),
  label: z.string(),
  phrasings: z.array(z.string()).min(1),
  /** What to ask a learner whose text does not say it. */
  followupQuestion: z.string(),
  required: z.boolean(),
});

const misconceptionSchema = z.object({
  id: z.string(),
  phrasings: z.array(z.string()).min(1),
  askBack: z.string(),
});

const fieldRubricSchema = z.object({
  concepts: z.array(conceptSchema),
  misconceptions: z.array(misconceptionSchema),
});

export const rubricSchema = z.record(z.enum(explanationFields), fieldRubricSchema);

export const patternMatchSchema = z.enum(["GOOD", "MAYBE", "MISMATCH"]);
export type PatternMatch = z.infer<typeof patternMatchSchema>;

export const patternFitSchema = z.object({
  patternId: z.string(),
  name: z.string(),
  match: patternMatchSchema,
  reason: z.string(),
});

/** A small input on which a choice is false; `when`, `says` and `is` are parts of one sentence. */
const counterexampleSchema = z.object({
  args: z.array(runValueSchema),
  when: z.string(),
  /** What the choice says at that moment. */
  says: z.string(),
  /** What is really so. */
  is: z.string(),
});
export type Counterexample = z.infer<typeof counterexampleSchema>;

/** `text` contains each slot as {{slot}}; a choice's number is its position in the list. */
export const invariantTemplateSchema = z.object({
  id: z.string(),
  text: z.string(),
  slots: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      choices: z
        .array(
          z.object({
            text: z.string(),
            feedback: z.string(),
            /** null for the right choice. */
            counterexample: counterexampleSchema.nullable(),
          }),
        )
        .min(2),
      right: z.number().int().min(0),
    }),
  ),
});
export type InvariantTemplate = z.infer<typeof invariantTemplateSchema>;

export const discoveryQuestionSchema = z.object({
  id: z.string(),
  question: z.string(),
  choices: z.array(
    z.object({ text: z.string(), pointsTo: z.array(z.string()), reply: z.string() }),
  ),
});

export const adversaryChallengeSchema = z.object({
  id: z.string(),
  language: languageSchema,
  code: z.string(),
  prompt: z.string(),
  knownAnswer: z.array(runValueSchema),
});

export const reflectDataSchema = z.object({
  cues: z.array(z.string()),
  invariantSummary: z.string(),
  microLessonId: z.string().nullable(),
});

/** A way to misunderstand the task. */
export const misreadingSchema = z.object({
  name: z.string(),
  /** What such a reader believes. */
  reading: z.string(),
  /** Leads to the difference without saying it. */
  question: z.string(),
});
export type Misreading = z.infer<typeof misreadingSchema>;

/** A small input on which readings of the task differ. */
export const probeSchema = z.object({
  args: z.array(runValueSchema),
  expected: runValueSchema,
  /** What each misreading gives, by its name; one that is not listed gives the right answer. */
  misread: z.record(z.string(), runValueSchema),
  /** Numbers of the generated readings that differ from the task here; nobody wrote these down, so they have no name. */
  generated: z.array(z.int()),
});
export type Probe = z.infer<typeof probeSchema>;

/** A question that learners ask about a problem, and what may be said to it before the problem is solved. */
export const problemQuestionSchema = z.object({
  asks: z.array(z.string()).min(1),
  text: z.string(),
});
export type ProblemQuestion = z.infer<typeof problemQuestionSchema>;

/** What the built-in coach works with. */
export const problemTeachingSchema = z.object({
  rubric: rubricSchema,
  misreadings: z.array(misreadingSchema),
  probes: z.array(probeSchema),
  patternFits: z.array(patternFitSchema).min(1),
  invariantTemplate: invariantTemplateSchema.nullable(),
  expectedComplexity: z.object({ time: z.string(), space: z.string() }),
  discovery: z.array(discoveryQuestionSchema),
  hints: z.array(z.string()).min(1),
  /** Used to recognise a recipe in a reply; never shown. */
  keySteps: z.array(z.string()),
  /** A rescue in words, for when no model gives one. */
  walkthrough: z.string(),
  questions: z.array(problemQuestionSchema),
  reflect: reflectDataSchema,
  adversaryChallenges: z.array(adversaryChallengeSchema),
});
