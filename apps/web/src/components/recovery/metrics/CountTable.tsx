import { classNames } from "#components/ui/class-names.ts";
import { TableHead } from "#components/ui/TableHead.tsx";
import { type CountRow, rateText } from "./metric-words.ts";

type Group = { total?: CountRow; rows: readonly CountRow[] };

type Props = { caption: string; head: string; groups: readonly Group[] };

export function CountTable({ caption, head, groups }: Props) {
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{caption}</caption>
      <TableHead head={head} columns={["Triggered", "Resolved", "Rate"]} />
      {groups.map(({ total, rows }) => (
        <tbody key={total?.name ?? ""} className="border-b border-line last:border-0">
          {total && <Row row={total} scope="rowgroup" classes="py-2 pr-2 font-semibold" />}
          {rows.map((row) => (
            <Row
              key={row.name}
              row={row}
              scope="row"
              classes={classNames("pr-2 font-medium", total ? "py-1 pl-4" : "py-2")}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

type RowProps = { row: CountRow; scope: "row" | "rowgroup"; classes: string };

function Row({ row, scope, classes }: RowProps) {
  return (
    <tr>
      <th scope={scope} className={classNames("text-left wrap-anywhere", classes)}>
        {row.name}
      </th>
      <Cell text={String(row.triggers)} />
      <Cell text={String(row.successes)} />
      <Cell text={rateText(row.rate)} />
    </tr>
  );
}

function Cell({ text }: { text: string }) {
  return <td className="px-1 text-right tabular-nums">{text}</td>;
}
