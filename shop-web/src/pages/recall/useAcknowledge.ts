import { acknowledgeRecall } from '@talloor/contracts/calls/recalls.ts';
import type { RecallView } from '@talloor/contracts/endpoints/recalls.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecallsChanged } from '../../recalls/useRecalls.ts';
import { call } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { isUnsaid, keyOf, readLine, type RecallDraft } from './recallDraft.ts';

/** Sends what the customer says of a recall, and tells whether it was taken; what went wrong leaves the form as it is. */
export function useAcknowledge({ recall_id: id, deliveries, version }: RecallView) {
  const { t } = useTranslation();
  const changed = useRecallsChanged();
  const [isSending, setIsSending] = useState(false);
  const send = async (draft: RecallDraft): Promise<boolean> => {
    setIsSending(true);
    let isTaken = false;
    try {
      const lines = deliveries.flatMap(({ delivery_number, lines: of }) =>
        of.flatMap(({ line_id, quantity }) => {
          const typed = draft[keyOf(delivery_number, line_id)];
          const said = typed && !isUnsaid(typed) ? readLine(typed, quantity) : null;
          return said ? [{ delivery_number, line_id, ...said }] : [];
        }),
      );
      await call(acknowledgeRecall, { params: { id }, body: { version, lines } });
      isTaken = true;
      showToast({ kind: 'ok', title: t('recalls.sent'), text: t('recalls.sentText') });
    } catch (error) {
      showToast({ kind: 'error', title: t('recalls.failed'), text: failureText(error, t) });
    }
    await changed();
    setIsSending(false);
    return isTaken;
  };
  return { send, isSending };
}
