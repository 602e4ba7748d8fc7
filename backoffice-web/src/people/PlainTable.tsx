import type { ReactNode } from 'react';

type PlainTableProps = {
  readonly caption: string;
  readonly columns: readonly { readonly title: string; readonly isNumber?: boolean }[];
  readonly children: ReactNode;
};

export const PlainTable = ({ caption, columns, children }: PlainTableProps) => (
  <div className="content-table is-plain">
    <table>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title, isNumber = false }) => (
            <th key={title} scope="col" {...(isNumber ? { className: 'num' } : {})}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
