import type { DeliveryNoteLineView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useUnitWords } from '../../products/useUnitWords.ts';
import styles from './DeliveryNotePage.module.css';

export function NoteReturned({ line }: { line: DeliveryNoteLineView }) {
  const { t } = useTranslation();
  const { quantityOf } = useUnitWords();
  const path = usePath();
  return line.returns.map(({ return_id: id, status, quantity }) => (
    <Link
      key={id}
      className={`as-block small weight-560 ink-700 ${styles['note-reason']} ${styles['note-return']}`}
      to={`${path('returns')}?id=${id}`}
    >
      {t('returns.ofLine', {
        quantity: quantityOf(quantity, line.unit),
        status: t(`returns.status.${status}`),
      })}
    </Link>
  ));
}
