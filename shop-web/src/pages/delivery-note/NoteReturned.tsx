import type { DeliveryNoteLineView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';

/** What of a line goes back or went back, each with its return. */
export function NoteReturned({ line }: { line: DeliveryNoteLineView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  return line.returns.map(({ return_id: id, status, quantity }) => (
    <Link key={id} className="note-reason note-return" to={`${path('returns')}?id=${id}`}>
      {t('returns.ofLine', {
        quantity: t('quantity.value', { quantity: formatNumber(language, quantity), unit: line.unit }),
        status: t(`returns.status.${status}`),
      })}
    </Link>
  ));
}
