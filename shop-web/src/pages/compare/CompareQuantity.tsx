import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { QuantityControl } from '../../products/QuantityControl.tsx';
import { useQuantityChange } from '../../products/useQuantityChange.ts';
import { useShownProduct } from '../../products/useShownProduct.ts';

export function CompareQuantity({ product: listed }: { product: ProductView }) {
  const change = useQuantityChange();
  const shownProduct = useShownProduct(listed);
  return (
    <QuantityControl
      product={shownProduct.priced}
      offer={shownProduct.offer}
      quantity={shownProduct.quantity}
      isAdding={shownProduct.isAdding}
      isReadOnly={shownProduct.isReadOnly}
      onChange={(requestedQuantity) => change(shownProduct.product, requestedQuantity)}
    />
  );
}
