import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { NoteIcon } from '@phosphor-icons/react/dist/csr/Note';
import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/csr/PencilSimpleLine';
import { useRef } from 'react';
import { useListContext } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import type { officeOrderSummary } from '@talloor/contracts/endpoints/office.ts';
import { formatDay, formatShortDay, formatTime } from '@talloor/rules/format/dates.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useOfficeText, type OfficeTextKey } from '../i18n/useOfficeText.ts';
import { useRowKeys } from '../layout/useRowKeys.ts';
import { OrderChips } from './OrderState.tsx';
import './OrderTable.css';

type Order = z.output<typeof officeOrderSummary>;

const columns: readonly { field: string; label: OfficeTextKey; numeric?: true; unsortable?: true }[] = [
  { field: 'order_number', label: 'orders.number' },
  { field: 'customer_name', label: 'orders.customer' },
  { field: 'placed_at', label: 'orders.placed' },
  { field: 'delivery_date', label: 'orders.delivery' },
  { field: 'status', label: 'orders.state', unsortable: true },
  { field: 'number_of_products', label: 'orders.lines', numeric: true, unsortable: true },
  { field: 'amount_to_pay', label: 'orders.total', numeric: true },
];

export const OrderTable = ({ areKeysOn }: { areKeysOn: boolean }) => {
  const { t, language } = useOfficeText();
  const { data, isPending, sort, setSort } = useListContext<Order>();
  const body = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  useRowKeys(body, areKeysOn);
  return (
    <div className="office-card order-table">
      <table>
        <caption className="sr-only">
          {areKeysOn ? `${t('orders.title')}. ${t('orders.keys')}` : t('orders.title')}
        </caption>
        <thead className="white-ground">
          <tr>
            {columns.map(({ field, label, numeric, unsortable }) => (
              <th
                key={field}
                scope="col"
                className={numeric && 'num'}
                aria-sort={sort.field === field ? ariaSort[sort.order] : undefined}
              >
                {unsortable ? (
                  t(label)
                ) : (
                  <button
                    className="same-color inline clear no-border gap-4"
                    type="button"
                    onClick={() =>
                      setSort({ field, order: sort.field === field && sort.order === 'DESC' ? 'ASC' : 'DESC' })
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
          {isPending && Array.from({ length: 8 }, (_, row) => <SkeletonRow key={row} />)}
          {data?.map((order) => (
            <tr key={order.id} onClick={() => void navigate(`/orders/${order.id}/show`)}>
              <th scope="row">
                <Link
                  className="weight-640"
                  to={`/orders/${order.id}/show`}
                  aria-label={t('orders.open', { number: order.order_number })}
                  onClick={(event) => event.stopPropagation()}
                >
                  {order.order_number}
                </Link>
              </th>
              <td className="order-customer">
                <span>{order.customer_name}</span> <small>{order.customer_number}</small>
                {order.reference !== '' && <small className="as-block order-reference">{order.reference}</small>}
              </td>
              <td>
                <span>{formatShortDay(language, order.order_date)}</span>{' '}
                <small>{formatTime(language, order.order_date)}</small>
              </td>
              <td>{formatDay(language, order.delivery_date)}</td>
              <td className="order-states">
                <OrderChips order={order} />
                <OfficeMarks order={order} />
              </td>
              <td className="num order-lines" data-label={t('orders.lines')}>
                {order.number_of_products}
              </td>
              <td className="num">
                {order.amount_to_pay === null
                  ? ''
                  : formatApproximate(language, order.amount_to_pay, order.is_approximate)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const OfficeMarks = ({ order }: { readonly order: Pick<Order, 'notes' | 'is_corrected'> }) => {
  const { t } = useOfficeText();
  return (
    <>
      {order.is_corrected && (
        <span className="state state-plain">
          <PencilSimpleLineIcon size="1rem" weight="fill" aria-hidden />
          <span>{t('orderNotes.corrected')}</span>
        </span>
      )}
      {order.notes > 0 && (
        <span className="state state-plain">
          <NoteIcon size="1rem" weight="fill" aria-hidden />
          <span>{order.notes === 1 ? t('orderNotes.markOne') : t('orderNotes.mark', { count: order.notes })}</span>
        </span>
      )}
    </>
  );
};

const ariaSort = { ASC: 'ascending', DESC: 'descending' } as const;

const SkeletonRow = () => (
  <tr aria-hidden>
    {columns.map(({ field }) => (
      <td key={field}>
        <span className="office-skeleton">{'\u00a0'}</span>
      </td>
    ))}
  </tr>
);
