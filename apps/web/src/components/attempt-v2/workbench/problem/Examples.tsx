import type { ProblemView } from "@foothold/core/catalog";
import type { Language } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import { isWorthDrawing } from "#components/shared/drawings/is-worth-drawing.ts";
import { argumentsText } from "#components/shared/runs/arguments-text.ts";
import { ExamplePicture } from "./ExamplePicture.tsx";

export function Examples({ problem, language }: { problem: ProblemView; language: Language }) {
  return (
    <section>
      <h2 className="text-title-3">Examples</h2>
      <ol className="mt-2 flex flex-col gap-3">
        {problem.examples.map((example, index) => (
          <li
            key={JSON.stringify(example.args)}
            className="rounded-middle border border-line bg-canvas p-3 text-small"
          >
            <p className="font-mono whitespace-pre-wrap wrap-anywhere">
              {argumentsText(example.args, problem.signature.parameters, language)}
            </p>
            <p className="mt-1 font-mono wrap-anywhere">
              <span aria-hidden="true">→ </span>
              <span className="sr-only">gives </span>
              {valueTextIn(language, example.expected)}
            </p>
            <p className="mt-2 text-ink-soft">{example.explanation}</p>
            {isWorthDrawing(example) && (
              <ExamplePicture
                signature={problem.signature}
                example={example}
                title={`Example ${index + 1}`}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
