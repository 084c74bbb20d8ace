import { Bar } from "./Bar.tsx";

export type BarRow = { name: string; value: number; text: string };

type Props = {
  caption: string;
  nameHead: string;
  valueHead: string;
  bars: readonly BarRow[];
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
                <Bar value={value} full={longest} className="w-0 min-w-12 flex-1" />
                <span className="w-20 shrink-0 text-right text-ink-soft tabular-nums">{text}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
