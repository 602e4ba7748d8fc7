import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import type { DeliveryNoteLineView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';

type NoteReturnProps = {
  readonly line: DeliveryNoteLineView;
  /** The delivery has come. */
  readonly mayReturn: boolean;
  readonly onMark: (wanted: boolean) => void;
};

/** What of a line goes back or went back, and the mark that it is to. */
export function NoteReturn({ line, mayReturn, onMark }: NoteReturnProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { returns, returnable, return_marked: isMarked, unit } = line;
  return (
    <>
      {returns.map(({ return_id: id, status, quantity }) => (
        <Link key={id} className="note-return" to={`${path('returns')}?id=${id}`}>
          {t('returns.ofLine', {
            quantity: t('quantity.value', { quantity: formatNumber(language, quantity), unit }),
            status: t(`returns.status.${status}`),
          })}
        </Link>
      ))}
      {mayReturn && returnable > 0 && (
        <button
          type="button"
          className="note-mark"
          aria-pressed={isMarked}
          aria-label={t('returns.mark', { article: line.name })}
          onClick={() => onMark(!isMarked)}
        >
          <ArrowUUpLeftIcon size={16} weight={isMarked ? 'bold' : 'regular'} />
          {t('returns.marking')}
        </button>
      )}
    </>
  );
}
