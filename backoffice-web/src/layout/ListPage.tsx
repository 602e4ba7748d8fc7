import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import '../content/ContentTable.css';
import { ListState } from './ListState.tsx';
import { OfficeHeading } from './OfficeHeading.tsx';

type ListPageProps = {
  readonly title: string;
  /** Accessible name. */
  readonly about: string;
  readonly empty: string;
  readonly heads: readonly { readonly label: string; readonly isNumber?: boolean }[];
  readonly action?: ReactNode;
  readonly filters?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

export const ListPage = ({ title, about, empty, heads, action, filters, className, children }: ListPageProps) => {
  const { total } = useListContext();
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={title}>
          {total !== undefined && <span className="text-15 weight-560 muted">{total}</span>}
        </OfficeHeading>
        {action}
      </div>
      {filters}
      <ListState empty={empty}>
        <table className={className}>
          <caption className="sr-only">{about}</caption>
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
