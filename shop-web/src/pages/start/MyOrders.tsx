import Skeleton from '@mui/material/Skeleton';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { InvoiceIcon } from '@phosphor-icons/react/dist/csr/Invoice';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { cutOffAt } from '@talloor/rules/delivery/cutOff.ts';
import { formatTableDay, formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useIsLate } from '../../components/useIsLate.ts';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { useDeliveries, useIncompleteOrders } from '../../orders/useOrderGroups.ts';
import { useOpenOrders } from '../../orders/useOpenOrders.ts';
import { useServerMinute } from '../../session/serverClock.ts';
import styles from './MyOrders.module.css';

type Group = {
  readonly name: 'incomplete' | 'open' | 'delivered' | 'invoiced';
  readonly icon: Icon;
  readonly count: number | undefined;
  readonly state: string;
};

/** Design 01. */
export function MyOrders() {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const isLate = useIsLate();
  const now = Math.floor(useServerMinute() / 1000);
  const incomplete = useIncompleteOrders();
  const open = useOpenOrders();
  const delivered = useDeliveries('delivered', { limit: 1 });
  const invoiced = useDeliveries('invoiced', { limit: 1 });
  const reads = [incomplete, open, delivered, invoiced];
  if (reads.every((read) => read.isError && read.data === undefined))
    return (
      <section className="card">
        <LoadFailed
          title={t('start.ordersFailed')}
          text={t('start.othersWork')}
          onRetry={() => reads.forEach((read) => void read.refetch())}
        />
      </section>
    );
  const firstCutOff = (deadlines: readonly number[]) => {
    const ahead = deadlines.filter((deadline) => deadline > now);
    return ahead.length === 0 ? null : cutOffAt(Math.min(...ahead), now);
  };
  const lastDay = ([delivery]: readonly { readonly delivered_at: number | null; readonly delivery_date: number }[]) =>
    delivery && formatTableDay(language, delivery.delivered_at ?? delivery.delivery_date);

  const toSend = firstCutOff(incomplete.data?.baskets.flatMap(({ deadline }) => deadline ?? []) ?? []);
  // Mussels are only cancelled (ADR 0148).
  const changeable =
    open.data?.orders.filter((order) => order.status === 'open' && order.delivery_service?.kind !== 'mussels') ?? [];
  const toChange = firstCutOff(changeable.map((order) => order.changeable_until));
  const deliveredDay = lastDay(delivered.data?.deliveries ?? []);
  const invoicedDay = lastDay(invoiced.data?.deliveries ?? []);
  const groups: readonly Group[] = [
    {
      name: 'incomplete',
      icon: PencilSimpleIcon,
      count: incomplete.data?.pagination.results,
      state:
        incomplete.data?.baskets.length === 0
          ? t('start.incompleteNone')
          : toSend === null || !('at' in toSend)
            ? t(toSend === null ? 'orders.groupText.incomplete' : 'delivery.lastMinutes')
            : t('start.incompleteBefore', { moment: formatWeekdayTime(language, toSend.at) }),
    },
    {
      name: 'open',
      icon: ClockIcon,
      count: open.data?.pagination.results,
      state:
        open.data?.orders.length === 0
          ? t('start.noneOpen')
          : toChange === null || !('at' in toChange)
            ? t(toChange === null ? 'start.processed' : 'delivery.lastMinutesChange')
            : t('start.changeable', { count: changeable.length, moment: formatWeekdayTime(language, toChange.at) }),
    },
    {
      name: 'delivered',
      icon: TruckIcon,
      count: delivered.data?.pagination.results,
      state: deliveredDay === undefined ? t('start.noneYet') : t('start.deliveredLast', { day: deliveredDay }),
    },
    {
      name: 'invoiced',
      icon: InvoiceIcon,
      count: invoiced.data?.pagination.results,
      state: invoicedDay === undefined ? t('start.noneYet') : t('start.invoicedLast', { day: invoicedDay }),
    },
  ];
  return (
    <section className={`card padded ${styles['my-orders']}`} aria-labelledby="my-orders-title">
      <div className="spread">
        <h2 id="my-orders-title">{t('start.myOrders')}</h2>
        <Link to={path('orders')} className="small">
          {t('start.overview')}
        </Link>
      </div>
      <ul className="above-8">
        {groups.map(({ name, icon: GroupIcon, count, state }) => (
          <li key={name} className={styles[`is-${name}`]}>
            {count === undefined ? (
              isLate && <Skeleton height={38} sx={{ position: 'relative', top: '9px' }} />
            ) : (
              <Link className="no-underline same-color row gap-12 dense" to={`${path('orders')}?group=${name}`}>
                <span className={`round-8 stack centred ${styles['my-orders-icon']}`} aria-hidden="true">
                  <GroupIcon size={22} />
                </span>
                <span>
                  <b className="weight-600 as-block">{t(`orders.groups.${name}`)}</b>
                  <small className="small muted">{state}</small>
                </span>
                <strong className="weight-660">{formatNumber(language, count)}</strong>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
