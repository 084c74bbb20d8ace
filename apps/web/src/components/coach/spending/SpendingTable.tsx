import type { SpendingView } from "@foothold/core/coach";
import { dollarsText } from "#components/ui/dollars-text.ts";
import { TableHead } from "#components/ui/TableHead.tsx";

type Props = { caption: string; head: string; rows: SpendingView["period"]["byModel"] };

export function SpendingTable({ caption, head, rows }: Props) {
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{caption}</caption>
      <TableHead head={head} columns={["Calls", "Tokens", "Cost"]} />
      <tbody>
        {rows.map(({ label, calls, inputTokens, outputTokens, cost }) => (
          <tr key={label} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 pr-2 text-left font-medium wrap-anywhere">
              {label}
            </th>
            {[
              calls.toLocaleString("en"),
              (inputTokens + outputTokens).toLocaleString("en"),
              dollarsText(cost),
            ].map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: three cells that never change places
              <td key={at} className="px-1 text-right tabular-nums">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
