import {
  type DeliveryNoteView,
  getDeliveryNote,
  toggleDeliveryNoteLine,
} from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';

export function useDeliveryNote(number: string | null, withPrices: boolean) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['delivery-notes', customer?.customer_number ?? null, language, number, withPrices],
    queryFn: ({ signal }) =>
      call(
        getDeliveryNote,
        { params: { number: number ?? '' }, query: { prices: withPrices ? '1' : '0' } },
        { signal },
      ),
    enabled: number !== null && customer !== null,
    refetchInterval: (query) => (query.state.data?.stage === 'under_way' ? 30_000 : false),
  });
}

export function useCheckLine(number: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const show = (lineId: string, checked: boolean) =>
    queryClient.setQueriesData<DeliveryNoteView>({ queryKey: ['delivery-notes'] }, (note) => {
      if (note?.number !== number) return note;
      const lines = note.lines.map((line) => (line.line_id === lineId ? { ...line, checked } : line));
      return { ...note, lines, checked_lines: lines.filter((line) => line.checked).length };
    });
  return async (lineId: string, checked: boolean): Promise<boolean> => {
    show(lineId, checked);
    try {
      await call(toggleDeliveryNoteLine, { params: { number, lineId }, body: { checked } });
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
      return true;
    } catch (error) {
      show(lineId, !checked);
      showToast({ kind: 'error', error, title: t('deliveryNote.checkFailed'), text: failureText(error, t) });
      return false;
    }
  };
}
