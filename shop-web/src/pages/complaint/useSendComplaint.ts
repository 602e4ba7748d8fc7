import { fileComplaint } from '@talloor/contracts/endpoints/cases.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { caseTime } from '../../cases/caseTime.ts';
import { useCaseFiles } from '../../cases/useCaseFiles.ts';
import { useCasesChanged } from '../../cases/useCases.ts';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useKeptKey } from '../../server/useKeptKey.ts';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import { showToast } from '../../toasts/toasts.ts';
import type { ComplaintAbout } from './DocumentChoice.tsx';

type Complaint = {
  readonly about: ComplaintAbout;
  readonly lines: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly files: readonly File[];
};

export type SentComplaint = { readonly id: string; readonly number: string; readonly time: string };

/** `sent` while a photo is missing. */
export function useSendComplaint() {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const navigate = useNavigate();
  const refresh = useCasesChanged();
  const keepKey = useKeptKey();
  const uploads = useCaseFiles();
  const [sent, setSent] = useState<SentComplaint | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<{ readonly title: string; readonly text: string } | null>(null);
  const send = async ({ about, lines, subject, text, files }: Complaint) => {
    if (isSending) return;
    setIsSending(true);
    setFailure(null);
    try {
      const document = about.kind === 'note' ? { delivery_note: about.number } : { invoice: about.number };
      const body = { lines: [...lines], subject: subject.trim(), text: text.trim(), ...document };
      const answer = await keepKey(body, (options) => call(fileComplaint, { body }, options));
      const isWhole = await uploads.send(answer.upload_token, files);
      await refresh();
      const words = { number: answer.number, time: caseTime(language, answer.due_at) };
      if (isWhole) {
        void navigate(`${path('questions')}?id=${answer.id}`);
        showToast({ kind: 'ok', title: t('complaint.done', words), text: t('complaint.doneText', words) });
      } else setSent({ id: answer.id, ...words });
    } catch (error) {
      setFailure({ title: failureTitle(error, t('complaint.sendFailed')), text: failureText(error, t) });
      setIsSending(false);
    }
  };
  return { send, isSending, failure, uploads, sent };
}
