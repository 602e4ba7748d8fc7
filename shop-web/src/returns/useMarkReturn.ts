import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { toggleReturnLine } from '@talloor/contracts/endpoints/returns.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../server/shopClient.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';

export function useMarkReturn(number: string) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const show = (lineId: string, marked: boolean) =>
    queries.setQueriesData<DeliveryNoteView>({ queryKey: ['delivery-notes'] }, (note) =>
      note?.number === number
        ? {
            ...note,
            lines: note.lines.map((line) => (line.line_id === lineId ? { ...line, return_marked: marked } : line)),
          }
        : note,
    );
  return async (lineId: string, marked: boolean): Promise<void> => {
    show(lineId, marked);
    try {
      await call(toggleReturnLine, { params: { number, lineId }, body: { returned: marked } });
    } catch (error) {
      show(lineId, !marked);
      showToast({ kind: 'error', error, title: t('returns.markFailed'), text: failureText(error, t) });
    }
  };
}
