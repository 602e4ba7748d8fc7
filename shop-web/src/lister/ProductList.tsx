import type { ColumnKey } from '@talloor/contracts/columnKeys.ts';
import type { BannerView } from '@talloor/contracts/shapes.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { Fragment, type ReactNode } from 'react';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { ProductRow } from '../products/ProductRow.tsx';
import '../products/ProductRow.css';
import { ProductTableHead } from '../products/ProductTableHead.tsx';
import { ProductTile } from '../products/ProductTile.tsx';
import { ColumnTable } from './columns/ColumnTable.tsx';
import { ListBanner } from './ListBanner.tsx';
import type { View } from './listState.ts';

const bannerAfter = 8;
const usualColumns = 7;

type ProductListProps = {
  readonly products: readonly ProductView[];
  readonly view: View;
  readonly columns?: readonly ColumnKey[] | undefined;
  readonly bannerInside: BannerView | null;
  readonly caption: string;
};

const compare = (product: ProductView) => <CompareToggle articleNumber={product.article_number} name={product.name} />;

export function ProductList({ products, view, columns, bannerInside, caption }: ProductListProps) {
  const withBanner = (show: (product: ProductView) => ReactNode, banner: (view: BannerView) => ReactNode) => {
    const at = Math.min(bannerAfter, products.length) - 1;
    return products.map((product, index) => (
      <Fragment key={product.article_number}>
        {show(product)}
        {bannerInside !== null && index === at && banner(bannerInside)}
      </Fragment>
    ));
  };
  const bannerRow = (span: number) => (banner: BannerView) => (
    <tr className="banner-row">
      <td colSpan={span}>
        <ListBanner banner={banner} />
      </td>
    </tr>
  );

  if (view === 'tiles')
    return (
      <ul className="product-tiles stack gap-16" data-quantity-rows>
        {withBanner(
          (product) => (
            <ProductTile product={product} tools={compare(product)} />
          ),
          (banner) => (
            <li className="banner-cell">
              <ListBanner banner={banner} />
            </li>
          ),
        )}
      </ul>
    );
  if (columns !== undefined)
    return (
      <ColumnTable columns={columns} caption={caption}>
        {(row) => withBanner(row, bannerRow(columns.length + 2))}
      </ColumnTable>
    );
  return (
    <div className="product-table-frame card">
      <table className="tabular product-table line-table" data-quantity-rows>
        <caption className="sr-only">{caption}</caption>
        <ProductTableHead hasTools />
        <tbody>
          {withBanner(
            (product) => (
              <ProductRow product={product} tools={compare(product)} />
            ),
            bannerRow(usualColumns),
          )}
        </tbody>
      </table>
    </div>
  );
}
