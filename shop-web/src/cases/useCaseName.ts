import type { CaseSummary } from '@talloor/contracts/endpoints/caseShapes.ts';
import { useTranslation } from 'react-i18next';

/** A dispute goes by the number of its invoice. */
export function useCaseName() {
  const { t } = useTranslation();
  return {
    nameOf: ({ number, links }: Pick<CaseSummary, 'number' | 'links'>): string =>
      number ?? t('cases.ofInvoice', { number: links.invoice ?? '' }),
  };
}
