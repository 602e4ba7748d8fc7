import type { MyCustomer } from '@talloor/contracts/endpoints/customers.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';

type BasketInWordsProps = Pick<MyCustomer, 'basket_amount' | 'basket_lines' | 'is_approximate'>;

export function BasketInWords({ basket_amount: amount, basket_lines: lines, is_approximate }: BasketInWordsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (lines === 0) return t('myCustomers.empty');
  return amount === null
    ? t('myCustomers.lines', { count: lines })
    : t('myCustomers.inBasket', { amount: formatApproximate(language, amount, is_approximate) });
}
