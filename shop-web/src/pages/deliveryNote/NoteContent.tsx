import Button from '@mui/material/Button';
import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { PdfButton } from '../../orders/PdfButton.tsx';
import { OrderAgainButton } from '../../orderAgain/OrderAgainButton.tsx';
import { NoteLines } from './NoteLines.tsx';
import { NoteReturnButton } from './NoteReturnButton.tsx';
import { NoteTicket } from './NoteTicket.tsx';
import { NoteTimeline } from './NoteTimeline.tsx';
import styles from './DeliveryNotePage.module.css';
import { Part } from '../../parts/Part.tsx';

type NoteContentProps = {
  readonly note: DeliveryNoteView;
  readonly withPrices: boolean;
  readonly onPrices: (showsPrices: boolean) => void;
};

export function NoteContent({ note, withPrices, onPrices }: NoteContentProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const isPriced = withPrices && note.show_prices;
  const pdf = `/${language}/delivery-note/${note.number}/pdf${isPriced ? '' : '?prices=0'}`;
  return (
    <>
      <div className={`below-16 ${styles['note-bar']} cluster apart`}>
        <div className={`${styles['note-facts']} cluster`}>
          <span className="facts">
            <span>
              <span>{t('deliveryNote.order')}</span>{' '}
              <Link to={`${path('orderDetail')}?order=${note.order_number}`}>{note.order_number}</Link>
            </span>
            {note.reference !== '' && <span>{t('deliveryNote.reference', { reference: note.reference })}</span>}
            <span>
              <span>{note.customer_name}</span>, <span>{note.customer_number}</span>
            </span>
          </span>
        </div>
        <div className={`${styles['note-tools']} cluster`}>
          {note.show_prices && (
            <fieldset
              className={`no-margin no-padding shrinks framed-400 round-8 clips white-ground view-switch ${styles['note-switch']}`}
              aria-label={t('deliveryNote.prices')}
            >
              <button
                className="no-border clear ink-700"
                type="button"
                aria-pressed={withPrices}
                onClick={() => onPrices(true)}
              >
                {t('deliveryNote.withPrices')}
              </button>
              <button
                className="no-border clear ink-700"
                type="button"
                aria-pressed={!withPrices}
                onClick={() => onPrices(false)}
              >
                {t('deliveryNote.withoutPrices')}
              </button>
            </fieldset>
          )}
          <NoteReturnButton note={note} />
          <Button
            component={Link}
            to={`${path(note.delivered_at === null ? 'contact' : 'complaint')}?note=${note.number}`}
            variant="outlined"
          >
            <span>{t(note.delivered_at === null ? 'cases.ask' : 'cases.about')}</span>
          </Button>
          {note.delivered_at === null && (
            <Button component={Link} to={`${path('trackTrace')}?order=${note.order_number}`} variant="outlined">
              {t('trackTrace.link')}
            </Button>
          )}
          <PdfButton href={pdf} name={t('deliveryNote.pdfName', { number: note.number })} />
          {note.delivery_moment === undefined && <OrderAgainButton order={note.order_number} />}
        </div>
      </div>
      <NoteTimeline note={note} />
      <div className="with-ticket">
        <Part name="lines">
          <NoteLines note={note} isPriced={isPriced} />
        </Part>
        <aside aria-label={t('deliveryNote.totals')}>
          <NoteTicket note={note} />
        </aside>
      </div>
    </>
  );
}
