import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { useRef } from 'react';
import { useListContext } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { useRowKeys } from '../layout/useRowKeys.ts';
import type { ContentRow, ContentSpec } from './contentSpec.ts';
import './ContentTable.css';

const ariaSort = { ASC: 'ascending', DESC: 'descending' } as const;

/** `j` and `k` move, Enter opens. */
export function ContentTable<Row extends ContentRow>({
  spec,
  areKeysOn,
}: {
  spec: ContentSpec<Row>;
  areKeysOn: boolean;
}) {
  const locale = useOfficeText();
  const { t } = locale;
  const { data, isPending, sort, setSort } = useListContext<Row>();
  const body = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  useRowKeys(body, areKeysOn);
  return (
    <div className="office-card content-table" aria-busy={isPending}>
      <table>
        <caption className="sr-only">{areKeysOn ? `${t(spec.title)}. ${t('orders.keys')}` : t(spec.title)}</caption>
        <thead>
          <tr>
            {spec.columns.map(({ field, label, isNumeric, isUnsortable }) => (
              <th
                key={field}
                scope="col"
                className={isNumeric ? 'num' : undefined}
                aria-sort={sort.field === field ? ariaSort[sort.order] : undefined}
              >
                {isUnsortable ? (
                  t(label)
                ) : (
                  <button
                    type="button"
                    onClick={() =>
                      setSort({ field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' })
                    }
                  >
                    <span>{t(label)}</span>
                    {sort.field === field &&
                      (sort.order === 'ASC' ? <CaretUpIcon aria-hidden /> : <CaretDownIcon aria-hidden />)}
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {isPending &&
            Array.from({ length: 8 }, (_, row) => (
              <tr key={row} aria-hidden>
                {spec.columns.map(({ field }) => (
                  <td key={field}>
                    <span className="office-skeleton">{'\u00a0'}</span>
                  </td>
                ))}
              </tr>
            ))}
          {data?.map((row) => (
            <tr key={row.id} onClick={() => void navigate(`/${spec.name}/${row.id}`)}>
              {spec.columns.map(({ field, label, show, isNumeric }, place) =>
                place === 0 ? (
                  <th key={field} scope="row">
                    <Link to={`/${spec.name}/${row.id}`} onClick={(event) => event.stopPropagation()}>
                      {show(row, locale)}
                    </Link>
                    {spec.subtitleOf && <small className="content-subtitle">{spec.subtitleOf(row, locale)}</small>}
                  </th>
                ) : (
                  <td key={field} className={isNumeric ? 'num' : undefined} data-label={t(label)}>
                    {show(row, locale)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
