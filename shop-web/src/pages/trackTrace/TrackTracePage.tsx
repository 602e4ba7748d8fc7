import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDeliveryNote } from '../../deliveries/useDeliveryNote.ts';
import { useTrackTrace } from '../../deliveries/useTrackTrace.ts';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { NumberedPage } from '../../shell/NumberedPage.tsx';
import { numberIn } from '../../shell/numberIn.ts';
import '../deliveryNote/DeliveryNotePage.module.css';
import { TrackContent } from './TrackContent.tsx';

/** `?order=`, or `?number=` of the note (readings.md). */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const [query] = useSearchParams();
  const orderNumber = numberIn(query, 'order');
  const note = useDeliveryNote(orderNumber === null ? numberIn(query, 'number') : null, false);
  const order = orderNumber ?? note.data?.order_number ?? null;
  const track = useTrackTrace(order);
  const isOfNote = orderNumber === null && numberIn(query, 'number') !== null;
  const read = order === null && isOfNote ? { ...note, data: undefined } : track;
  return (
    <NumberedPage
      title={order === null ? t('trackTrace.page') : t('trackTrace.title', { number: order })}
      number={orderNumber ?? numberIn(query, 'number')}
      all={{ to: path('orders'), back: t('trackTrace.back'), button: t('order.toOrders') }}
      read={read}
      missing={{ title: t('trackTrace.notFound'), text: t('trackTrace.notFoundText') }}
      failed={{ title: t('trackTrace.failed'), text: t('trackTrace.failedText') }}
    >
      {(tracked) => <TrackContent tracked={tracked} isLive={track.isLive} />}
    </NumberedPage>
  );
}
