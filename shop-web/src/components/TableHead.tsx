import './TableHead.css';

export type Column = {
  /** The class that its cells share. */
  readonly cell: string;
  readonly label: string;
  /** Said but not shown: what is in it speaks for itself. */
  readonly isHidden?: boolean;
};

/** The heads of a table's columns; the table has the class `line-table`. */
export function TableHead({ columns, className }: { columns: readonly Column[]; className?: string }) {
  return (
    <thead className={className}>
      <tr>
        {columns.map(({ cell, label, isHidden = false }) => (
          <th key={cell} scope="col" className={cell}>
            {isHidden ? <span className="sr-only">{label}</span> : label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
