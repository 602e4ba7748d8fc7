import './TableHead.css';

export type Column = {
  readonly cell: string;
  readonly label: string;
  readonly isHidden?: boolean;
};

/** The table needs the class `line-table`. */
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
