import type { StatisticsRow } from '@talloor/contracts/endpoints/statistics.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { keepFocus } from '../../shell/keepFocus.ts';
import { monthOf, searchOf, type StatisticsQuestion } from './statisticsQuestion.ts';
import { useStatisticsWords } from './useStatisticsWords.ts';

type RowNameProps = { readonly row: StatisticsRow; readonly question: StatisticsQuestion };

/** Group and brand lead to their articles; article and month to the orders of the chosen customer. */
export function RowName({ row, question }: RowNameProps) {
  const { t } = useTranslation();
  const path = usePath();
  const { user, customer } = useSession();
  const { by, customers } = question;
  const { nameOf } = useStatisticsWords(by);
  const name = nameOf(row);
  const within = (filter: Partial<StatisticsQuestion>) => ({
    search: new URLSearchParams(searchOf({ ...question, ...filter, by: 'article' })).toString(),
  });
  const ordersOf = ({ from, to, q = '' }: { from: string; to: string; q?: string }) =>
    `${path('orders')}?${new URLSearchParams({ group: 'invoiced', ...(q !== '' && { q }), from, to })}`;
  const hasOrders =
    user.features.pending_orders && customers.length === 1 && customers[0] === customer?.customer_number;
  switch (by) {
    case 'group':
      return (
        <Link to={within({ group: row.key })} onClick={() => keepFocus()}>
          {name}
        </Link>
      );
    case 'brand':
      return row.key === '' ? (
        name
      ) : (
        <Link to={within({ brand: row.key })} onClick={() => keepFocus()}>
          {name}
        </Link>
      );
    case 'article':
      return (
        <>
          <Link to={path('product', { id: row.key })}>{name}</Link> <span className="muted nowrap">{row.key}</span>{' '}
          {hasOrders && (
            <Link className="small nowrap" to={ordersOf({ ...question, q: row.key })}>
              <span>{t('statistics.toOrders')}</span>
              <span className="sr-only"> {name}</span>
            </Link>
          )}
        </>
      );
    case 'month':
      return hasOrders ? <Link to={ordersOf(monthOf(row.key, question))}>{name}</Link> : name;
    case 'address':
    case 'user':
      return name;
    default:
      return by satisfies never;
  }
}
