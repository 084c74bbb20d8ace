export type Found = Record<string, string | number>;

/** A measurement and its baseline, both in the same run on the same machine. */
export type Bench = {
  what: string;
  /** Runs only when it is asked for by name: `name`, or `name=detail`. */
  onlyByName?: true;
  run(detail?: string, options?: BenchOptions): Promise<readonly Found[]>;
  /** What in the table is not as it has to be; the command then fails. */
  broken?(rows: readonly Found[]): readonly string[];
};

/** What stands behind `--` on the command line; the bench that uses an option describes it. */
export type BenchOptions = { questions?: string | undefined; list?: boolean | undefined };

export type Row = { case: string; baseline: number; subject: number; unit: string; ratio: number };

export function row(name: string, unit: string, baseline: number, subject: number): Row {
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    case: name,
    baseline: rounded(baseline),
    subject: rounded(subject),
    unit,
    ratio: Math.round((subject / baseline) * 100) / 100,
  };
}
