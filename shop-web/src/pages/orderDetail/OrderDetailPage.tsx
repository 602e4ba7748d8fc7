import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useOpenOrder } from '../../orders/useOpenOrder.ts';
import { NumberedPage } from '../../shell/NumberedPage.tsx';
import { numberIn } from '../../shell/numberIn.ts';
import { OrderContent } from './OrderContent.tsx';
import '../../orders/order.css';
import { OrderStateChip } from '../../orders/OrderStateChip.tsx';
import { OrderSkeleton } from '../../orders/OrderSkeleton.tsx';

/** `?order=` (readings.md). */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const [query] = useSearchParams();
  const number = numberIn(query, 'order');
  const read = useOpenOrder(number);
  return (
    <NumberedPage
      title={number === null ? t('pages.orderDetail') : t('order.title', { order: number })}
      number={number}
      all={{ to: path('orders'), back: t('order.back'), button: t('order.toOrders') }}
      read={read}
      missing={{ title: t('order.notFound'), text: t('order.notFoundText') }}
      failed={{ title: t('order.failed'), text: t('order.failedText') }}
      waiting={<OrderSkeleton />}
      state={(order) => <OrderStateChip order={order} />}
    >
      {(order) => <OrderContent order={order} />}
    </NumberedPage>
  );
}
