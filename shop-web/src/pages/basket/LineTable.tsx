import type { BasketLineView } from '@talloor/rules/basket/basketWire.ts';
import { useTranslation } from 'react-i18next';
import { BasketRow } from './BasketRow.tsx';

/** Lines of a basket as a table; on a phone the rows become cards, hence the roles that CSS would take away. */
export function LineTable({ lines, caption }: { lines: readonly BasketLineView[]; caption: string }) {
  const { t } = useTranslation();
  return (
    <table role="table" className="basket-table" aria-label={caption}>
      <thead role="rowgroup" className="sr-only">
        <tr role="row">
          <th role="columnheader">{t('product.board')}</th>
          <th role="columnheader">{t('product.article')}</th>
          <th role="columnheader">{t('product.priceYours')}</th>
          <th role="columnheader">{t('product.quantity')}</th>
          <th role="columnheader">{t('product.total')}</th>
          <th role="columnheader">{t('basket.remove')}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line) => (
          <BasketRow key={line.product.article_number} line={line} />
        ))}
      </tbody>
    </table>
  );
}
