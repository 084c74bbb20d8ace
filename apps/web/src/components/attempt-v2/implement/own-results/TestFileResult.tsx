import { PrintedRow } from "../../runs/PrintedRow.tsx";
import { TestStatusBadge } from "../../runs/TestStatusBadge.tsx";
import type { TestFileRun } from "./run-test-files.ts";
import { testFileText, testLines } from "./test-file-words.ts";

type Props = {
  run: TestFileRun;
  /** Assertions that expect something else than the task asks for. */
  wrong: readonly { line: number; why: string }[];
};

/** The tests of one file, with the result of each. */
export function TestFileResult({ run, wrong }: Props) {
  return (
    <article
      aria-label={`Test file: ${run.path}`}
      className="rounded-middle border border-line bg-surface p-4 text-small"
    >
      <h4 className="font-semibold">{testFileText(run)}</h4>
      <ul className="mt-2 flex flex-col gap-2">
        {testLines(run).map(({ name, status, why, stdout }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tests may have one name
          <li key={index} className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 font-mono wrap-anywhere">{name}</span>
            <TestStatusBadge status={status} />
            {why && <p className="w-full font-mono text-danger wrap-anywhere">{why}</p>}
            {stdout && (
              <dl className="grid w-full grid-cols-[auto_1fr] gap-x-4">
                <PrintedRow stdout={stdout} stdoutTruncated={false} />
              </dl>
            )}
          </li>
        ))}
      </ul>
      {wrong.map(({ line, why }) => (
        <p key={line} className="mt-2 font-semibold text-danger">{`Line ${line}: ${why}`}</p>
      ))}
    </article>
  );
}
