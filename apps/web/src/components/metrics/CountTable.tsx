import type { RecoveryCount } from "@foothold/core";
import { rateText } from "./metric-words.ts";

export type CountRow = RecoveryCount & { name: string };

type Props = { caption: string; head: string; rows: readonly CountRow[] };

export function CountTable({ caption, head, rows }: Props) {
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-left text-ink-soft">
          <th scope="col" className="py-2 pr-2 font-semibold">
            {head}
          </th>
          {["Triggered", "Resolved", "Rate"].map((name) => (
            <th key={name} scope="col" className="px-1 py-2 text-right font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, triggers, successes, rate }) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 pr-2 text-left font-medium wrap-anywhere">
              {name}
            </th>
            <td className="px-1 py-2 text-right tabular-nums">{triggers}</td>
            <td className="px-1 py-2 text-right tabular-nums">{successes}</td>
            <td className="px-1 py-2 text-right tabular-nums">{rateText(rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
