import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { useTranslation } from 'react-i18next';
import { ProductRow } from './ProductRow.tsx';
import './ProductRow.css';

type ProductTableProps = { readonly products: readonly ProductView[]; readonly caption: string };

/** Articles as rows. On a phone the rows become cards. */
export function ProductTable({ products, caption }: ProductTableProps) {
  const { t } = useTranslation();
  return (
    <div className="product-table-frame">
      <table className="product-table" data-quantity-rows>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="cell-board">
              <span className="sr-only">{t('product.board')}</span>
            </th>
            <th scope="col" className="cell-name">
              {t('product.article')}
            </th>
            <th scope="col" className="cell-last">
              {t('product.lastOrdered')}
            </th>
            <th scope="col" className="cell-price">
              {t('product.priceExcl')}
            </th>
            <th scope="col" className="cell-quantity">
              {t('product.quantity')}
            </th>
            <th scope="col" className="cell-total">
              {t('product.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.article_number} product={product} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
