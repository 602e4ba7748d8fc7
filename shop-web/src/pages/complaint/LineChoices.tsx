import { useTranslation } from 'react-i18next';
import styles from '../../cases/cases.module.css';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useDeliveryNote } from '../../deliveries/useDeliveryNote.ts';
import { useInvoice } from '../../invoices/useInvoices.ts';
import { useLineWords } from '../../invoices/useLineWords.ts';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { failureText } from '../../toasts/failureText.ts';
import type { ComplaintAbout } from './DocumentChoice.tsx';

type LineChoicesProps = {
  readonly about: ComplaintAbout;
  readonly chosen: readonly string[];
  readonly onChoose: (lines: readonly string[]) => void;
};

/** None chosen means the whole document. */
export function LineChoices({ about, chosen, onChoose }: LineChoicesProps) {
  const { t } = useTranslation();
  const unitWords = useUnitWords();
  const { nameOf, quantityOf } = useLineWords();
  const note = useDeliveryNote(about.kind === 'note' ? about.number : null, false);
  const invoice = useInvoice(about.kind === 'invoice' ? about.number : null);
  const { error, refetch } = about.kind === 'note' ? note : invoice;
  const lines =
    about.kind === 'note'
      ? (note.data?.lines ?? []).map((line) => ({
          id: line.line_id,
          name: line.name,
          quantity: unitWords.quantityOf(line.delivered, line.unit),
        }))
      : (invoice.data?.notes ?? []).flatMap((part) =>
          part.lines.map((line) => ({ id: String(line.line), name: nameOf(line), quantity: quantityOf(line) })),
        );
  if (error !== null)
    return (
      <LoadFailed title={t('complaint.documentFailed')} text={failureText(error, t)} onRetry={() => void refetch()} />
    );
  if (lines.length === 0) return null;
  return (
    <fieldset className={`stack gap-4 ${styles['choices']}`}>
      <legend className="text-14 weight-600">
        <span>{t('complaint.lines')}</span>
        {chosen.length === 0 && <span className="muted weight-400">{` ${t('complaint.whole')}`}</span>}
      </legend>
      {lines.map(({ id, name, quantity }) => (
        <label className="tall-rem row gap-8" key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
          />
          <span>
            <span>{name}</span> {quantity !== null && <small className="muted">{quantity}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
