import { getContactForm, sendContact } from '@talloor/contracts/endpoints/contact.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCaseFiles } from '../../cases/useCaseFiles.ts';
import { useCasesChanged } from '../../cases/useCases.ts';
import { useFieldText } from '../../fields/useFieldText.ts';
import { call } from '../../server/shopClient.ts';
import { useKeptKey } from '../../server/useKeptKey.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import { useContactAbout } from './useContactAbout.ts';
import { contactFields, contactOf, emptyDraft, type ContactDraft, type ContactField } from './contactDraft.ts';

export type SentContact = { readonly number: string; readonly dueAt: string; readonly email: string | null };

export function useContactForm() {
  const { t } = useTranslation();
  const { judge } = useFieldText();
  const { user, customer } = useSession();
  const queries = useQueryClient();
  const refreshCases = useCasesChanged();
  const keepKey = useKeptKey();
  const uploads = useCaseFiles();
  const { documents, about, drop: dropDocuments } = useContactAbout();
  const queryKey = ['contact-form', user.id, customer?.customer_number ?? null];
  const form = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getContactForm, {}, { signal }),
    staleTime: Infinity,
  });
  const [edits, setEdits] = useState<Partial<ContactDraft>>({});
  const [website, setWebsite] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [hasTried, setHasTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<{ readonly title: string; readonly text: string } | null>(null);
  const [sent, setSent] = useState<SentContact | null>(null);
  const known = form.data?.contact;
  const draft: ContactDraft = {
    ...emptyDraft,
    ...(known && { ...known, gender: known.gender ?? '', segment: known.segment ?? '' }),
    ...edits,
  };
  const needed = (text: string) => (text.trim() === '' ? t('contact.needed') : null);
  const judges: Partial<Record<ContactField, (text: string) => string | null>> = {
    sector: needed,
    contact_person: needed,
    subject: needed,
    question: needed,
    email: (text) => judge('email', text, false) ?? null,
    phone: (text) => judge('phone_1', text, true) ?? null,
    postal_code: (text) => judge('postal', text, true) ?? null,
    customer_number: (text) => (/^\d{0,20}$/.test(text.trim()) ? null : t('contact.digits')),
  };
  const breachOf = (field: ContactField) => judges[field]?.(draft[field]) ?? null;
  const send = async () => {
    setHasTried(true);
    const contact = contactOf(draft);
    const wrong = contactFields.find((field) => breachOf(field) !== null);
    if (wrong !== undefined || contact === null || !form.data) {
      document.getElementById(`contact-${wrong ?? 'sector'}`)?.focus();
      return;
    }
    if (isSending) return;
    setIsSending(true);
    setFailure(null);
    try {
      const token = { form_token: form.data.form_token, website };
      const content = { subject: draft.subject.trim(), question: draft.question.trim(), contact, about };
      const answer = await keepKey(content, (options) =>
        call(sendContact, { body: { ...token, ...content } }, options),
      );
      await uploads.send(answer.upload_token, files);
      void refreshCases();
      void queries.invalidateQueries({ queryKey });
      setSent({ number: answer.number, dueAt: answer.due_at, email: answer.mails_to });
    } catch (error) {
      setFailure({ title: failureTitle(error, t('contact.sendFailed')), text: failureText(error, t) });
      if (error instanceof ProblemError && error.code === 'contact.form_expired') void form.refetch();
    }
    setIsSending(false);
  };
  const startAgain = () => {
    setSent(null);
    dropDocuments();
    setFiles([]);
    setHasTried(false);
    setEdits((before) => ({ ...before, subject: '', question: '' }));
  };
  return {
    form,
    draft,
    website,
    files,
    uploads,
    documents,
    dropDocuments,
    isSending,
    failure,
    sent,
    hasCustomer: customer !== null,
    errorOf: (field: ContactField) => (hasTried ? breachOf(field) : null),
    change: (field: ContactField, text: string) => setEdits((before) => ({ ...before, [field]: text })),
    setWebsite,
    setFiles,
    send,
    startAgain,
  };
}
export type ContactForm = ReturnType<typeof useContactForm>;
