import type { OrderVersionsView } from '@talloor/contracts/endpoints/orderVersions.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { OrderSkeleton } from '../../orders/OrderSkeleton.tsx';
import '../../orders/order.css';
import { NumberedPage } from '../../shell/NumberedPage.tsx';
import { numberIn } from '../../shell/numberIn.ts';
import '../changeOrder/ChangeOrder.module.css';
import './OrderVersions.module.css';
import { useComparedVersions, useVersions, type ComparedPair } from './useVersions.ts';
import { VersionDifferences } from './VersionDifferences.tsx';
import { VersionList } from './VersionList.tsx';
import { VersionTicket } from './VersionTicket.tsx';

export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const [query] = useSearchParams();
  const order = numberIn(query, 'order');
  const read = useVersions(order);
  return (
    <NumberedPage
      title={t('versions.title', { order: order ?? '' })}
      number={order}
      all={{
        to: order === null ? path('orders') : `${path('orderDetail')}?order=${order}`,
        back: order === null ? t('order.back') : t('versions.back', { order }),
        button: t('order.toOrders'),
      }}
      read={read}
      missing={{ title: t('order.notFound'), text: t('order.notFoundText') }}
      failed={{ title: t('versions.failed'), text: t('versions.failedText') }}
      waiting={<OrderSkeleton />}
    >
      {(view) => <Versions view={view} />}
    </NumberedPage>
  );
}

function Versions({ view }: { view: OrderVersionsView }) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const compared = comparedPair(query, view);
  const { data, error, refetch } = useComparedVersions(view.order_number, compared);
  const compare = ({ from, to }: ComparedPair) =>
    setQuery({ order: view.order_number, from: String(from), to: String(to) }, { replace: true });
  return (
    <div className="with-ticket">
      <div className="stack gap-16">
        <VersionList order={view.order_number} versions={view.versions} compared={compared} onCompare={compare} />
        {view.versions.length === 1 ? (
          <Notice severity="info" role="note">
            {t('versions.only')}
          </Notice>
        ) : compared.from === compared.to ? (
          <Notice severity="info" role="note">
            {t('versions.choose')}
          </Notice>
        ) : data !== undefined ? (
          <VersionDifferences comparison={data} />
        ) : (
          error !== null && (
            <div className="card">
              <LoadFailed title={t('versions.failed')} text={t('versions.failedText')} onRetry={() => void refetch()} />
            </div>
          )
        )}
      </div>
      <aside aria-label={t('versions.sums')}>
        {data !== undefined && compared.from !== compared.to && <VersionTicket view={view} comparison={data} />}
      </aside>
    </div>
  );
}

function comparedPair(query: URLSearchParams, { versions }: OrderVersionsView): ComparedPair {
  const last = versions[0]?.version ?? 1;
  const versionInQuery = (end: string) => {
    const number = Number(query.get(end));
    return versions.some(({ version }) => version === number) ? number : null;
  };
  return { from: versionInQuery('from') ?? versions[1]?.version ?? last, to: versionInQuery('to') ?? last };
}
