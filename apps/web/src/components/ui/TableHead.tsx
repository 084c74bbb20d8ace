type Props = {
  /** The heading of the first column, which names the rows. */
  head: string;
  /** The headings of the columns with numbers. */
  columns: readonly string[];
};

/** The head of a table: the first column has names, all others numbers. */
export function TableHead({ head, columns }: Props) {
  return (
    <thead>
      <tr className="border-b border-line text-left text-ink-soft">
        <th scope="col" className="py-2 pr-2 font-semibold">
          {head}
        </th>
        {columns.map((name) => (
          <th key={name} scope="col" className="px-1 py-2 text-right font-semibold">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
