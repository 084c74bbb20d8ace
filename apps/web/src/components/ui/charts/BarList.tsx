export type Bar = { name: string; value: number; text: string };

type Props = {
  caption: string;
  nameHead: string;
  valueHead: string;
  bars: readonly Bar[];
  full?: number;
};

/** A table whose numbers are also drawn as bars. */
export function BarList({ caption, nameHead, valueHead, bars, full }: Props) {
  const longest = full ?? Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  return (
    <table className="w-full text-small">
      <caption className="mb-2 text-left text-title-3 font-semibold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{nameHead}</th>
          <th scope="col">{valueHead}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, value, text }) => (
          <tr key={name}>
            <th scope="row" className="w-28 py-1 pr-3 text-left align-middle font-medium sm:w-40">
              {name}
            </th>
            <td className="py-1">
              <span className="flex items-center gap-3">
                <svg
                  aria-hidden="true"
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  className="h-2.5 min-w-12 flex-1 overflow-hidden rounded-full"
                >
                  <rect width="100" height="8" className="fill-line" />
                  <rect width={(100 * value) / longest} height="8" className="fill-accent" />
                </svg>
                <span className="w-20 shrink-0 text-right text-ink-soft tabular-nums">{text}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
