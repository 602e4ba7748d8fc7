import { problemTexts } from '@talloor/messages/problems/problemTexts.ts';
import { problemTitle } from '@talloor/messages/problems/problemTitle.ts';
import { useOfficeText, type OfficeTextKey } from '../i18n/useOfficeText.ts';

type ReportProblem = { readonly code: string; readonly parameters: Readonly<Record<string, string | number>> };
const invoiceKinds = ['invoice', 'credit_note', 'transfer', 'refund'];
const kinds = ['scheduled', 'picked', 'loaded', 'dispatched', 'progress', 'delivered', 'invoiced', ...invoiceKinds];

export function useReportWords() {
  const { t, language } = useOfficeText();
  return {
    kindOf: (kind: string | null) =>
      t(`parked.kinds.${kind !== null && kinds.includes(kind) ? kind : 'unknown'}` as OfficeTextKey),
    whyOf: ({ code, parameters }: ReportProblem) =>
      problemTitle(code, language) === code
        ? { title: code, detail: '' }
        : problemTexts(code as Parameters<typeof problemTexts>[0], parameters, language),
  };
}
