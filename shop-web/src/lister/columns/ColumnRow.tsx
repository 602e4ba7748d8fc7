import type { ColumnKey } from '@talloor/contracts/columnKeys.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { CompareToggle } from '../../compare/CompareToggle.tsx';
import { Heart } from '../../lists/Heart.tsx';
import { RowTools } from '../../products/RowTools.tsx';
import { QuantityControl } from '../../products/QuantityControl.tsx';
import { useQuantityChange } from '../../products/useQuantityChange.ts';
import { useShownProduct } from '../../products/useShownProduct.ts';
import { ColumnCell, isNumberColumn } from './ColumnCell.tsx';

type ColumnRowProps = { readonly product: ProductView; readonly columns: readonly ColumnKey[] };

export function ColumnRow({ product: listed, columns }: ColumnRowProps) {
  const change = useQuantityChange();
  const shownProduct = useShownProduct(listed);
  const { product, priced } = shownProduct;
  const head = columns.includes('name') ? 'name' : columns[0];
  return (
    <tr
      className={`product-row${shownProduct.isInBasket ? ' is-in-basket' : ''}`}
      data-article={product.article_number}
    >
      {columns.map((key) => {
        const cell = <ColumnCell column={key} product={priced} isPriceHidden={shownProduct.isPriceHidden} isInRow />;
        const kind = isNumberColumn(key) ? 'is-number' : key === 'name' ? 'is-text' : undefined;
        return key === head ? (
          <th key={key} scope="row" className={kind}>
            {cell}
          </th>
        ) : (
          <td key={key} className={kind}>
            {cell}
          </td>
        );
      })}
      <td className="cell-quantity">
        <QuantityControl
          product={priced}
          offer={shownProduct.offer}
          quantity={shownProduct.quantity}
          isAdding={shownProduct.isAdding}
          isReadOnly={shownProduct.isReadOnly}
          onChange={(requestedQuantity) => change(product, requestedQuantity)}
        />
      </td>
      <td className="cell-tools">
        <RowTools>
          <Heart article={{ articleNumber: product.article_number, name: product.name }} />
          <CompareToggle articleNumber={product.article_number} name={product.name} />
        </RowTools>
      </td>
    </tr>
  );
}
