import type { BasketLineView } from '@talloor/rules/basket/basketWire.ts';
import { useTranslation } from 'react-i18next';
import { TableHead } from '../../components/TableHead.tsx';
import { BasketRow } from './BasketRow.tsx';
import { useBasketReplacements } from './useBasketReplacements.ts';

export function LineTable({ lines, caption }: { lines: readonly BasketLineView[]; caption: string }) {
  const { t } = useTranslation();
  const replacements = useBasketReplacements();
  return (
    <table className="tabular as-block basket-table line-table" aria-label={caption}>
      <TableHead
        className="sr-only"
        columns={[
          { cell: 'cell-board', label: t('product.board') },
          { cell: 'cell-name', label: t('product.article') },
          { cell: 'cell-price', label: t('product.priceYours') },
          { cell: 'cell-quantity', label: t('product.quantity') },
          { cell: 'cell-total', label: t('product.total') },
          { cell: 'cell-remove', label: t('basket.remove') },
        ]}
      />
      <tbody className="as-block">
        {lines.map((line) => (
          <BasketRow
            key={line.product.article_number}
            line={line}
            replacement={replacements?.choices[line.product.article_number] ?? null}
            agreed={replacements?.agreed ?? null}
            onChooseReplacement={replacements?.choose ?? null}
          />
        ))}
      </tbody>
    </table>
  );
}
