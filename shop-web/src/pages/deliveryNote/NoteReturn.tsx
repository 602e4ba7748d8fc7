import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { DeliveryNoteLineView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { useTranslation } from 'react-i18next';
import styles from './DeliveryNotePage.module.css';

type NoteReturnProps = {
  readonly line: DeliveryNoteLineView;
  readonly onMark: (isMarked: boolean) => void;
};

export function NoteReturn({ line, onMark }: NoteReturnProps) {
  const { t } = useTranslation();
  const { returnable, return_marked: isMarked } = line;
  if (returnable <= 0) return null;
  const name = t('returns.mark', { article: line.name });
  const Icon = isMarked ? XIcon : ArrowUUpLeftIcon;
  return (
    <button
      type="button"
      className={`inline gap-6 no-padding round-8 clear ink-700 ${styles['note-mark']}`}
      aria-pressed={isMarked}
      aria-label={name}
      title={name}
      onClick={() => onMark(!isMarked)}
    >
      <Icon size={18} />
      <span className={styles['note-mark-word']}>{t('returns.marking')}</span>
    </button>
  );
}
