import type { ModificationView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { sumsOf, type SumKind } from './sumsOf.ts';

const kinds: readonly SumKind[] = ['subtotal', 'delivery', 'express', 'discount', 'vat', 'deposit', 'total'];

/** Each amount before and after the changes; nothing where the customer's prices are hidden. */
export function WasAndBecomes({ view, isUpdating }: { view: ModificationView; isUpdating: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (view.basket.amount_to_pay === null) return <p className="ticket-note">{t('basket.pricesHidden')}</p>;
  const was = sumsOf(view.original_total_lines);
  const becomes = sumsOf(view.basket.total_lines);
  const isWeighed = (kind: SumKind) => kind === 'subtotal' || kind === 'total';
  const amount = (kind: SumKind, euros: number, isApproximate: boolean) =>
    kind === 'delivery' && euros === 0
      ? t('modify.free')
      : formatApproximate(language, euros, isApproximate && isWeighed(kind));
  return (
    <table className={`modify-sums${isUpdating ? ' is-updating' : ''}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('modify.amount')}</span>
          </th>
          <th scope="col">{t('modify.was')}</th>
          <th scope="col">{t('modify.becomes')}</th>
        </tr>
      </thead>
      <tbody>
        {kinds
          .filter((kind) => was[kind] !== 0 || becomes[kind] !== 0 || kind === 'delivery')
          .map((kind) => (
            <tr key={kind} className={`is-${kind}`}>
              <th scope="row">{t(`modify.sums.${kind}`)}</th>
              <td>{amount(kind, was[kind], view.is_original_approximate)}</td>
              <td>{amount(kind, becomes[kind], view.basket.is_approximate)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
