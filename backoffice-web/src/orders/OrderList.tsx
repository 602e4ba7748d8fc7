import { BroadcastIcon } from '@phosphor-icons/react/dist/csr/Broadcast';
import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import { OfficeHeading } from '../layout/OfficeHeading.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderTable } from './OrderTable.tsx';
import { useLiveOrders } from './useLiveOrders.ts';

/** Orders of all customers, newest first; new ones arrive by themselves. */
export const OrderList = () => (
  <ListBase sort={{ field: 'placed_at', order: 'DESC' }} perPage={25} disableSyncWithLocation={false}>
    <OrderListPage />
  </ListBase>
);

function OrderListPage() {
  const { t } = useOfficeText();
  const { total, error, refetch, isPending, data } = useListContext();
  const { isLive, lastNumber } = useLiveOrders();
  return (
    <>
      <div className="office-head">
        <OfficeHeading title={t('orders.title')}>
          {total !== undefined && <span className="office-count">{total}</span>}
        </OfficeHeading>
        <output className={isLive ? 'office-live' : 'office-live office-live-lost'}>
          {isLive ? <BroadcastIcon size={18} aria-hidden /> : <WifiSlashIcon size={18} aria-hidden />}
          {isLive ? t('orders.live') : t('orders.liveLost')}
          <span className="visually-hidden">{lastNumber ? t('orders.arrived', { number: lastNumber }) : ''}</span>
        </output>
      </div>
      <OrderFilters />
      {error ? (
        <div className="office-block" role="alert">
          <p>{t('orders.failed')}</p>
          <button type="button" className="office-button" onClick={() => void refetch()}>
            {t('orders.retry')}
          </button>
        </div>
      ) : !isPending && data?.length === 0 ? (
        <div className="office-block">
          <h2>{t('orders.empty')}</h2>
          <p>{t('orders.emptyHint')}</p>
        </div>
      ) : (
        <>
          <OrderTable />
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </>
      )}
    </>
  );
}
