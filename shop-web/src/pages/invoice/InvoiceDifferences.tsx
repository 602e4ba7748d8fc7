import type { InvoiceView } from '@talloor/contracts/endpoints/invoices.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { formatDifferenceValue } from '@talloor/rules/invoice/formatDifferenceValue.ts';
import { centsOfEuros, eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';

/** Against the delivery notes; a rounding alone is no warning. */
export function InvoiceDifferences({ invoice }: { readonly invoice: InvoiceView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { difference_list: differences, expected_amount: expectedAmount, amount } = invoice;
  if (invoice.differences === 0 || expectedAmount === null) return null;
  const difference = eurosOfCents(centsOfEuros(amount) - centsOfEuros(expectedAmount));
  return (
    <Notice severity="warning" className="below-16">
      <b className="as-block">{t('invoice.differences')}</b>
      <span>
        {t('invoice.differencesText', {
          expected: formatAmount(language, expectedAmount),
          difference: formatAmount(language, difference),
        })}
      </span>
      <ul className="above-6">
        {differences.map((each, index) => (
          <li className="facts" key={index}>
            {each.description !== null && <span>{each.description}</span>}
            {each.line === null && each.delivery_number !== null && (
              <span>{t('invoice.ofNote', { number: each.delivery_number })}</span>
            )}
            <span>
              {t('invoice.differenceText', {
                about: t(`invoice.about.${each.about}`),
                invoiced: formatDifferenceValue(language, each.about, each.invoiced),
                expected: formatDifferenceValue(language, each.about, each.expected),
              })}
            </span>
            {each.difference !== 0 && <b className="nowrap">{formatAmount(language, each.difference)}</b>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
