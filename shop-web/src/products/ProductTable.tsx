import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { ProductRow } from './ProductRow.tsx';
import { ProductTableHead } from './ProductTableHead.tsx';
import './ProductRow.css';

type ProductTableProps = { readonly products: readonly ProductView[]; readonly caption: string };

export function ProductTable({ products, caption }: ProductTableProps) {
  return (
    <div className="product-table-frame card">
      <table className="tabular product-table line-table" data-quantity-rows>
        <caption className="sr-only">{caption}</caption>
        <ProductTableHead />
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.article_number} product={product} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
