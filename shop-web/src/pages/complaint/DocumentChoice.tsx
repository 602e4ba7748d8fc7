import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { useTranslation } from 'react-i18next';
import { CaseField } from '../../cases/CaseField.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { useInvoices } from '../../invoices/useInvoices.ts';
import { useDeliveries } from '../../orders/useOrderGroups.ts';
import { useSession } from '../../session/SessionProvider.tsx';

export type ComplaintAbout = { readonly kind: 'note' | 'invoice'; readonly number: string };

type DocumentChoiceProps = {
  readonly about: ComplaintAbout | null;
  readonly error: string | null;
  readonly onChoose: (about: ComplaintAbout | null) => void;
};

const question = { page: 1, limit: 24, q: '' } as const;

export function DocumentChoice({ about, error, onChoose }: DocumentChoiceProps) {
  const { t } = useTranslation();
  const pastDay = usePastDay();
  const { user } = useSession();
  const delivered = useDeliveries('delivered', question);
  const invoiced = useDeliveries('invoiced', question);
  const notes = [...(delivered.data?.deliveries ?? []), ...(invoiced.data?.deliveries ?? [])]
    .filter(({ delivered_at: at }) => at !== null)
    .toSorted((a, b) => b.delivery_date - a.delivery_date);
  const isListed = about?.kind !== 'note' || notes.some(({ number }) => number === about.number);
  const choose = (value: string) => {
    const [kind, number = ''] = value.split(' ');
    onChoose(kind === 'note' || kind === 'invoice' ? { kind, number } : null);
  };
  return (
    <CaseField
      id="complaint-document"
      span={3}
      label={t('complaint.document')}
      value={about === null ? '' : `${about.kind} ${about.number}`}
      error={error}
      limits={fieldOf('delivery_note', 'invoice')}
      onText={choose}
    >
      <option value="">{t('complaint.choose')}</option>
      {!isListed && <option value={`${about.kind} ${about.number}`}>{about.number}</option>}
      <optgroup label={t('complaint.notes')}>
        {notes.map(({ number, delivered_at: at, delivery_date: day }) => (
          <option key={number} value={`note ${number}`}>
            {t('complaint.noteOption', { number, day: pastDay(at ?? day) })}
          </option>
        ))}
      </optgroup>
      {user.rights.includes('see_invoices') && <InvoiceOptions about={about} />}
    </CaseField>
  );
}

function InvoiceOptions({ about }: Pick<DocumentChoiceProps, 'about'>) {
  const { t } = useTranslation();
  const pastDay = usePastDay();
  const invoices = useInvoices({ page: 1, limit: 24 }).data?.invoices ?? [];
  const isListed = about?.kind !== 'invoice' || invoices.some(({ number }) => number === about.number);
  return (
    <optgroup label={t('complaint.invoices')}>
      {!isListed && <option value={`invoice ${about.number}`}>{about.number}</option>}
      {invoices.map(({ number, invoice_date: day }) => (
        <option key={number} value={`invoice ${number}`}>
          {t('complaint.invoiceOption', { number, day: pastDay(day) })}
        </option>
      ))}
    </optgroup>
  );
}
