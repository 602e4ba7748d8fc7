import Skeleton from '@mui/material/Skeleton';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { cutOffAt } from '@talloor/rules/delivery/cutOff.ts';
import { formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useIsLate } from '../../components/useIsLate.ts';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { useOpenOrders } from '../../orders/useOpenOrders.ts';
import { useServerMinute } from '../../session/serverClock.ts';
import styles from './MyOrders.module.css';

export function MyOrders() {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const isLate = useIsLate();
  const now = Math.floor(useServerMinute() / 1000);
  const { data, isError, refetch } = useOpenOrders();
  if (isError)
    return (
      <section className="card">
        <LoadFailed title={t('start.ordersFailed')} text={t('start.othersWork')} onRetry={() => void refetch()} />
      </section>
    );
  const changeable = data?.orders.filter((order) => order.status === 'open' && order.changeable_until > now) ?? [];
  const cutOff =
    changeable.length === 0 ? null : cutOffAt(Math.min(...changeable.map((order) => order.changeable_until)), now);
  const state =
    data === undefined || data.orders.length === 0
      ? t('start.noneOpen')
      : cutOff === null || cutOff.kind === 'past'
        ? t('start.processed')
        : cutOff.kind === 'last_minutes'
          ? t('delivery.lastMinutesChange')
          : t('start.changeable', { count: changeable.length, moment: formatWeekdayTime(language, cutOff.at) });
  return (
    <section className={`card padded ${styles['my-orders']}`} aria-labelledby="my-orders-title">
      <div className="spread">
        <h2 id="my-orders-title">{t('start.myOrders')}</h2>
        <Link to={path('orders')} className="small">
          {t('start.overview')}
        </Link>
      </div>
      <ul className="above-8">
        <li>
          {data === undefined ? (
            isLate && <Skeleton height={38} sx={{ position: 'relative', top: '9px' }} />
          ) : (
            <Link className="no-underline same-color row gap-12 dense" to={path('orders')}>
              <span className={`round-8 stack centred ${styles['my-orders-icon']}`} aria-hidden="true">
                <ClockIcon size={22} />
              </span>
              <span>
                <b className="weight-600 as-block">{t('start.open')}</b>
                <small className="small muted">{state}</small>
              </span>
              <strong className="weight-660">{formatNumber(language, data.pagination.results)}</strong>
            </Link>
          )}
        </li>
      </ul>
    </section>
  );
}
