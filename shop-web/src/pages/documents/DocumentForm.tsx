import TextField from '@mui/material/TextField';
import { atMost, fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { documentTypes } from '@talloor/contracts/endpoints/documents.ts';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { RadioChoice } from '../../components/RadioChoice.tsx';
import { useRequestDocuments } from '../../documents/useRequestDocuments.ts';
import { DayEntry } from '../../fields/DayEntry.tsx';
import { SubmitButton } from '../../fields/SubmitButton.tsx';
import { useFieldText } from '../../fields/useFieldText.ts';
import { useMay } from '../../session/useMay.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { bodyOf, hasPeriod, type DocumentDraft } from './documentDraft.ts';
import { DocumentCustomers } from './DocumentCustomers.tsx';
import styles from './DocumentsPage.module.css';

export function DocumentForm() {
  const { t } = useTranslation();
  const id = useId();
  const { customer } = useSession();
  const maySend = useMay('see_invoices');
  const { judge } = useFieldText();
  const { request, isBusy } = useRequestDocuments(t('documents.failed'));
  const types = maySend ? documentTypes : (['delivery_proofs'] as const);
  const empty: DocumentDraft = {
    type: types[0],
    from: '',
    to: '',
    customerNumbers: customer === null ? [] : [customer.customer_number],
    withUbl: false,
    comment: '',
    extraRecipient: '',
  };
  const [draft, setDraft] = useState(empty);
  const [hasTried, setHasTried] = useState(false);
  const change = (fields: Partial<DocumentDraft>) => setDraft({ ...draft, ...fields });
  const emailError = hasTried ? judge('extra_email', draft.extraRecipient, true) : undefined;
  const lacksPeriod = hasTried && !hasPeriod(draft);
  const lacksCustomer = hasTried && draft.customerNumbers.length === 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    const isRight = judge('extra_email', draft.extraRecipient, true) === undefined;
    if (!hasPeriod(draft) || draft.customerNumbers.length === 0 || !isRight) return;
    if (!(await request(bodyOf(draft)))) return;
    setDraft(empty);
    setHasTried(false);
  };
  const day = (name: 'from' | 'to') => (
    <div className="shrinks stack gap-4">
      <label className="text-14 weight-600" htmlFor={`${id}-${name}`}>
        {t(`documents.${name}`)}
      </label>
      <DayEntry
        className={`pad-0-12 white-ground ink-900 framed-400 round-8 ${styles['day']}`}
        id={`${id}-${name}`}
        path={name}
        value={draft[name]}
        isInvalid={lacksPeriod}
        isRequired
        onDay={(value) => change({ [name]: value })}
      />
    </div>
  );
  const label = (text: string) => (
    <>
      <span>{text}</span> <span className="muted">{t('documents.optional')}</span>
    </>
  );
  return (
    <form
      className={`card padded above-24 stack one-column gap-16 ${styles['page']}`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2>{t('documents.form')}</h2>
      <p className="muted">{t('documents.promise')}</p>
      <RadioChoice
        className={`${styles['choice']}`}
        legend={t('documents.type')}
        path="type"
        choices={types.map((value) => ({ value, label: t(`documents.types.${value}`) }))}
        chosenValue={draft.type}
        onChoose={(type) => change({ type })}
      />
      <div className={`wraps gap-12 ${styles['days']}`}>
        {day('from')}
        {day('to')}
      </div>
      {lacksPeriod && <Notice severity="error">{t('documents.needPeriod')}</Notice>}
      <DocumentCustomers
        chosenNumbers={draft.customerNumbers}
        onChoose={(customerNumbers) => change({ customerNumbers })}
      />
      {lacksCustomer && <Notice severity="error">{t('documents.needCustomer')}</Notice>}
      {draft.type !== 'delivery_proofs' && (
        <label className="inline gap-8 tall-rem">
          <input
            type="checkbox"
            checked={draft.withUbl}
            {...fieldOf('with_ubl')}
            onChange={({ target }) => change({ withUbl: target.checked })}
          />
          <span>{t('documents.withUbl')}</span>
        </label>
      )}
      {maySend && (
        <TextField
          id={`${id}-extra`}
          type="email"
          label={label(t('documents.extraRecipient'))}
          value={draft.extraRecipient}
          error={emailError !== undefined}
          helperText={emailError ?? t('documents.extraHelp')}
          onChange={({ target }) => change({ extraRecipient: target.value })}
          slotProps={{ htmlInput: { ...atMost(254, 'extra_recipient'), autoComplete: 'off' } }}
        />
      )}
      <TextField
        id={`${id}-comment`}
        label={label(t('documents.comment'))}
        multiline
        minRows={2}
        value={draft.comment}
        onChange={({ target }) => change({ comment: target.value })}
        slotProps={{ htmlInput: atMost(1000, 'comment') }}
      />
      <div>
        <SubmitButton aria-busy={isBusy || undefined}>
          <span>{t(isBusy ? 'documents.sending' : 'documents.send')}</span>
        </SubmitButton>
      </div>
    </form>
  );
}
