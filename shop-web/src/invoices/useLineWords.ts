import type { InvoiceLineView } from '@talloor/contracts/endpoints/invoices.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useUnitWords } from '../products/useUnitWords.ts';

export function useLineWords() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { quantityOf } = useUnitWords();
  return {
    nameOf: ({ kind, description }: InvoiceLineView): string =>
      kind === 'deposit' ? `${t('invoice.deposit')}, ${description}` : description,
    quantityOf: ({ quantity, unit }: InvoiceLineView): string | null => {
      if (quantity === null) return null;
      return unit === null ? formatNumber(language, quantity) : quantityOf(quantity, unit);
    },
  };
}
