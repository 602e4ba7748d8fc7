import type { OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { sumsOf, type SumKind } from '@talloor/rules/basket/sumsOf.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useOfficeText } from '../../i18n/useOfficeText.ts';
import { PeopleCard } from '../../people/PeopleCard.tsx';
import { PlainTable } from '../../people/PlainTable.tsx';

const kinds: readonly SumKind[] = ['subtotal', 'delivery', 'express', 'discount', 'vat', 'deposit', 'total'];

export function CorrectSums({ view, isLoading }: { readonly view: OrderDraftView; readonly isLoading: boolean }) {
  const { t, language } = useOfficeText();
  const [was, becomes] = [sumsOf(view.original_total_lines), sumsOf(view.basket.total_lines)];
  const isWeighed = view.basket.total_lines.some((line) => line.is_approximate);
  const amount = (kind: SumKind, euros: number, isApproximate: boolean) =>
    kind === 'delivery' && euros === 0
      ? t('correctOrder.free')
      : formatApproximate(language, euros, isApproximate && (kind === 'subtotal' || kind === 'total'));
  return (
    <PeopleCard
      id="correct-sums"
      title={t('correctOrder.changes')}
      aside={<b className="text-15 weight-560 muted">{view.changes}</b>}
    >
      <div className={isLoading ? 'correct-sums is-loading' : 'correct-sums'} aria-busy={isLoading}>
        <PlainTable
          caption={t('correctOrder.amount')}
          columns={[
            { title: t('correctOrder.amount') },
            { title: t('correctOrder.was'), isNumber: true },
            { title: t('correctOrder.becomes'), isNumber: true },
          ]}
        >
          {kinds
            .filter((kind) => was[kind] !== 0 || becomes[kind] !== 0 || kind === 'delivery')
            .map((kind) => (
              <tr key={kind} className={`is-${kind}`}>
                <th scope="row">{t(`correctOrder.sums.${kind}`)}</th>
                <td className="num" data-label={t('correctOrder.was')}>
                  {amount(kind, was[kind], view.is_original_approximate)}
                </td>
                <td className="num" data-label={t('correctOrder.becomes')}>
                  {amount(kind, becomes[kind], isWeighed)}
                </td>
              </tr>
            ))}
        </PlainTable>
      </div>
    </PeopleCard>
  );
}
