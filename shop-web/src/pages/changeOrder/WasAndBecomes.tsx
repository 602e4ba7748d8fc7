import type { SumKind, Sums } from '@talloor/rules/basket/sumsOf.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import styles from './ChangeOrder.module.css';

const kinds: readonly SumKind[] = ['subtotal', 'delivery', 'express', 'discount', 'vat', 'deposit', 'total'];

type Side = { readonly label: string; readonly sums: Sums; readonly isApproximate: boolean };

export function WasAndBecomes({
  was,
  becomes,
  isUpdating = false,
}: {
  was: Side;
  becomes: Side;
  isUpdating?: boolean;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isWeighed = (kind: SumKind) => kind === 'subtotal' || kind === 'total';
  const amount = (kind: SumKind, euros: number, isApproximate: boolean) =>
    kind === 'delivery' && euros === 0
      ? t('changeOrder.free')
      : formatApproximate(language, euros, isApproximate && isWeighed(kind));
  return (
    <table className={`tabular ${styles['draft-sums']}${isUpdating ? ' is-updating' : ''}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('changeOrder.amount')}</span>
          </th>
          <th scope="col">{was.label}</th>
          <th scope="col">{becomes.label}</th>
        </tr>
      </thead>
      <tbody>
        {kinds
          .filter((kind) => was.sums[kind] !== 0 || becomes.sums[kind] !== 0 || kind === 'delivery')
          .map((kind) => (
            <tr key={kind} className={`is-${kind}`}>
              <th scope="row">{t(`changeOrder.sums.${kind}`)}</th>
              <td>{amount(kind, was.sums[kind], was.isApproximate)}</td>
              <td>{amount(kind, becomes.sums[kind], becomes.isApproximate)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
