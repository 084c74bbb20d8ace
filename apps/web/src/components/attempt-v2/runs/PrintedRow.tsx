const SHORT_LINES = 12;
const SHORT_CHARACTERS = 500;

type Props = { stdout: string; stdoutTruncated: boolean };

/** What a program printed, as a row of a `dl`. Long output scrolls. */
export function PrintedRow({ stdout, stdoutTruncated }: Props) {
  if (!stdout) return null;
  const isLong = stdout.length > SHORT_CHARACTERS || stdout.split("\n").length > SHORT_LINES;
  return (
    <>
      <dt className="text-ink-faint">Printed</dt>
      <dd
        className="max-h-60 overflow-auto font-mono whitespace-pre-wrap wrap-anywhere"
        // Long output scrolls, also by keyboard.
        {...(isLong && { tabIndex: 0 })}
      >
        {stdout}
        {stdoutTruncated && (
          <span className="block font-sans text-ink-soft">
            {`Cut here: the program printed more than these ${stdout.length.toLocaleString("en-GB")} characters.`}
          </span>
        )}
      </dd>
    </>
  );
}
