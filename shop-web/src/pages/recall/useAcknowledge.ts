import { acknowledgeRecall, type RecallView } from '@talloor/contracts/endpoints/recalls.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecallsChanged } from '../../recalls/useRecalls.ts';
import { call } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { isEmptyDraft, keyOf, readLine, type RecallDraft } from './recallDraft.ts';

/** `overtaken`: another answer came first. */
type Outcome = 'taken' | 'overtaken' | 'failed';

export function useAcknowledge({ recall_id: id, deliveries }: RecallView) {
  const { t } = useTranslation();
  const refreshRecalls = useRecallsChanged();
  const [isSending, setIsSending] = useState(false);
  const send = async (draft: RecallDraft, version: string): Promise<Outcome> => {
    setIsSending(true);
    let outcome: Outcome = 'taken';
    try {
      const lines = deliveries.flatMap(({ delivery_number, lines: of }) =>
        of.flatMap((line) => {
          const { line_id } = line;
          const lineDraft = draft[keyOf(delivery_number, line_id)];
          const answer = lineDraft && !isEmptyDraft(lineDraft) ? readLine(lineDraft, line) : null;
          return answer ? [{ delivery_number, line_id, ...answer }] : [];
        }),
      );
      await call(acknowledgeRecall, { params: { id }, body: { version, lines } });
      showToast({ kind: 'ok', title: t('recalls.sent'), text: t('recalls.sentText') });
    } catch (error) {
      outcome = error instanceof ProblemError && error.code === 'recall.changed' ? 'overtaken' : 'failed';
      showToast({ kind: 'error', error, title: t('recalls.failed'), text: failureText(error, t) });
    }
    await refreshRecalls();
    setIsSending(false);
    return outcome;
  };
  return { send, isSending };
}
