import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { QuantityControl } from '../../products/QuantityControl.tsx';
import { useQuantityChange } from '../../products/useQuantityChange.ts';
import { useShownProduct } from '../../products/useShownProduct.ts';

export function CompareQuantity({ product: listed }: { product: ProductView }) {
  const change = useQuantityChange();
  const shown = useShownProduct(listed);
  return (
    <QuantityControl
      product={shown.priced}
      offer={shown.offer}
      quantity={shown.quantity}
      isAdding={shown.isAdding}
      isReadOnly={shown.isReadOnly}
      onChange={(wanted) => change(shown.product, wanted)}
    />
  );
}
