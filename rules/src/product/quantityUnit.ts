import type { ProductView } from './productWire.ts';

export const quantityUnit = (product: ProductView): string =>
  product.orderable_by_order_unit ? product.order_unit_description : product.sales_unit_description;
