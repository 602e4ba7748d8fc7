import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDeliveryNote } from '../../deliveries/useDeliveryNote.ts';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { NumberedPage } from '../../shell/NumberedPage.tsx';
import { numberIn } from '../../shell/numberIn.ts';
import './DeliveryNotePage.module.css';
import { NoteContent } from './NoteContent.tsx';
import { NoteState } from './NoteState.tsx';

/** `?number=`; `&prices=0` omits amounts (readings.md). */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const [query, setQuery] = useSearchParams();
  const number = numberIn(query, 'number');
  const withPrices = query.get('prices') !== '0';
  const read = useDeliveryNote(number, withPrices);
  return (
    <NumberedPage
      title={number === null ? t('deliveryNote.page') : t('deliveryNote.title', { number })}
      number={number}
      all={{ to: path('orders'), back: t('deliveryNote.back'), button: t('order.toOrders') }}
      read={read}
      missing={{ title: t('deliveryNote.notFound'), text: t('deliveryNote.notFoundText') }}
      failed={{ title: t('deliveryNote.failed'), text: t('deliveryNote.failedText') }}
      state={(note) => <NoteState note={note} />}
    >
      {(note) => (
        <NoteContent
          note={note}
          withPrices={withPrices}
          onPrices={(showsPrices) =>
            setQuery({ number: note.number, ...(showsPrices ? {} : { prices: '0' }) }, { replace: true })
          }
        />
      )}
    </NumberedPage>
  );
}
