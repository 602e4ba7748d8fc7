import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { requestReturn } from '@talloor/contracts/endpoints/returns.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { cleanField, judgeField } from '@talloor/rules/account/fields/judgeField.ts';
import { isoDay } from '@talloor/rules/format/dates.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useReturnsChanged } from '../../returns/useReturns.ts';
import { sendPhotos } from '../../returns/sendPhotos.ts';
import { call } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { faultsOf, readDay, readReturnQuantity, type DraftLine } from './returnDraft.ts';

export type Contact = { readonly name: string; readonly email: string };
export const isEmail = (text: string): boolean => judgeField('email', cleanField('email', text)) === null;

type Sending = {
  readonly note: DeliveryNoteView;
  readonly day: string | null;
  readonly lines: readonly DraftLine[];
  readonly contact: Contact;
  readonly photos: readonly File[];
};

export function useSendReturn() {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const refreshReturns = useReturnsChanged();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<{ readonly title: string; readonly text: string } | null>(null);
  const send = async ({ note, day, lines, contact, photos }: Sending) => {
    setIsSending(true);
    setFailure(null);
    try {
      const { return_id: id } = await call(requestReturn, {
        body: {
          delivery_number: note.number,
          delivery_date: day ?? isoDay(note.delivery_date),
          contact: { name: contact.name.trim(), email: cleanField('email', contact.email) },
          lines: lines.flatMap(({ lineId, quantity, reason, bestBefore, comment }) => {
            const line = note.lines.find((each) => each.line_id === lineId);
            const returnQuantity = line ? readReturnQuantity(quantity, line) : null;
            if (!line || returnQuantity === null || reason === '') return [];
            const base = { line_id: lineId, article_number: line.article_number, quantity: returnQuantity, reason };
            return [{ ...base, best_before: readDay(bestBefore), comment: comment.trim() }];
          }),
        },
      });
      const failures = await sendPhotos(id, photos);
      await refreshReturns();
      void navigate(`${path('returns')}?id=${id}`);
      showToast({ kind: 'ok', title: t('returns.sent', { number: id }), text: t('returns.sentText') });
      if (failures.length > 0)
        showToast({
          kind: 'error',
          title: t('returns.photosFailed', { count: failures.length }),
          text: t('returns.photosFailedText'),
        });
    } catch (error) {
      const hasProblemText = error instanceof ProblemError && error.document !== null;
      setFailure({
        title: hasProblemText ? (error.document?.title ?? t('returns.failed')) : t('returns.failed'),
        text: failureText(error, t),
      });
      setIsSending(false);
    }
  };
  return { send, isSending, failure };
}

export const isComplete = (note: DeliveryNoteView, lines: readonly DraftLine[], contact: Contact): boolean =>
  lines.length > 0 &&
  contact.name.trim() !== '' &&
  isEmail(contact.email) &&
  lines.every((draft) => {
    const line = note.lines.find((each) => each.line_id === draft.lineId);
    return line !== undefined && faultsOf(draft, line).length === 0;
  });
