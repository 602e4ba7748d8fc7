import { atMost, fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { useState } from 'react';
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
  const seesInvoices = user.rights.includes('see_invoices');
  const [otherKind, setOtherKind] = useState<ComplaintAbout['kind'] | null>(null);
  const [typedNumber, setTypedNumber] = useState('');
  const delivered = useDeliveries('delivered', question);
  const invoiced = useDeliveries('invoiced', question);
  const notes = [...(delivered.data?.deliveries ?? []), ...(invoiced.data?.deliveries ?? [])]
    .filter(({ delivered_at: at }) => at !== null)
    .toSorted((a, b) => b.delivery_date - a.delivery_date);
  const listed = otherKind === null ? about : null;
  const isListed = listed?.kind !== 'note' || notes.some(({ number }) => number === listed.number);
  const choose = (value: string) => {
    const [kind, number = ''] = value.split(' ');
    const isKnown = kind === 'note' || kind === 'invoice';
    setOtherKind(isKnown && number === '' ? kind : null);
    setTypedNumber('');
    onChoose(isKnown && number !== '' ? { kind, number } : null);
  };
  const typeNumber = (kind: ComplaintAbout['kind'], text: string) => {
    setTypedNumber(text);
    const number = text.trim();
    onChoose(/^\d{1,20}$/.test(number) ? { kind, number } : null);
  };
  return (
    <>
      <CaseField
        id="complaint-document"
        span={3}
        label={t('complaint.document')}
        value={otherKind !== null ? `${otherKind} ` : about === null ? '' : `${about.kind} ${about.number}`}
        error={otherKind === null ? error : null}
        limits={otherKind === null ? fieldOf('delivery_note', 'invoice') : {}}
        onText={choose}
      >
        <option value="">{t('complaint.choose')}</option>
        {!isListed && <option value={`${listed.kind} ${listed.number}`}>{listed.number}</option>}
        <optgroup label={t('complaint.notes')}>
          {notes.map(({ number, delivered_at: at, delivery_date: day }) => (
            <option key={number} value={`note ${number}`}>
              {t('complaint.noteOption', { number, day: pastDay(at ?? day) })}
            </option>
          ))}
          <option value="note ">{t('complaint.otherNote')}</option>
        </optgroup>
        {seesInvoices && <InvoiceOptions about={listed} />}
      </CaseField>
      {otherKind !== null && (
        <CaseField
          id="complaint-number"
          span={3}
          label={t(`complaint.numberOf.${otherKind}`)}
          value={typedNumber}
          error={error !== null && typedNumber.trim() !== '' ? t('contact.digits') : error}
          limits={atMost(20, otherKind === 'note' ? 'delivery_note' : 'invoice')}
          onText={(text) => typeNumber(otherKind, text)}
        />
      )}
    </>
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
      <option value="invoice ">{t('complaint.otherInvoice')}</option>
    </optgroup>
  );
}
