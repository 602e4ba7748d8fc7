import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import '../content/ContentTable.css';
import { ListState } from './ListState.tsx';
import { OfficeHeading } from './OfficeHeading.tsx';

type ListPageProps = {
  readonly title: string;
  /** What the table is about, for who does not see it. */
  readonly about: string;
  /** Told where there is nothing. */
  readonly empty: string;
  readonly heads: readonly { readonly label: string; readonly isNumber?: boolean }[];
  /** What can be done beside the title. */
  readonly action?: ReactNode;
  /** What narrows the list. */
  readonly filters?: ReactNode;
  /** Of the table. */
  readonly className?: string;
  /** The rows. */
  readonly children: ReactNode;
};

/** A page with one list: its title with how many there are, and a table under its heads; stands in a react-admin list. */
export const ListPage = ({ title, about, empty, heads, action, filters, className, children }: ListPageProps) => {
  const { total } = useListContext();
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={title}>
          {total !== undefined && <span className="office-count">{total}</span>}
        </OfficeHeading>
        {action}
      </div>
      {filters}
      <ListState empty={empty}>
        <table className={className}>
          <caption className="visually-hidden">{about}</caption>
          <thead>
            <tr>
              {heads.map(({ label, isNumber = false }) => (
                <th key={label} scope="col" className={isNumber ? 'num' : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </ListState>
    </>
  );
};
