import type { BasketLineView } from '@talloor/rules/basket/basketWire.ts';
import { useTranslation } from 'react-i18next';
import { BasketRow } from './BasketRow.tsx';

/** Lines of a basket as a table; on a phone the rows become cards. */
export function LineTable({ lines, caption }: { lines: readonly BasketLineView[]; caption: string }) {
  const { t } = useTranslation();
  return (
    <table className="basket-table" aria-label={caption}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('product.board')}</th>
          <th scope="col">{t('product.article')}</th>
          <th scope="col">{t('product.priceYours')}</th>
          <th scope="col">{t('product.quantity')}</th>
          <th scope="col">{t('product.total')}</th>
          <th scope="col">{t('basket.remove')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <BasketRow key={line.product.article_number} line={line} />
        ))}
      </tbody>
    </table>
  );
}
