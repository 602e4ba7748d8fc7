import type { AnalyticsWidget } from '@talloor/contracts/analytics/collectedEvents.ts';
import type { OrderLineView } from '@talloor/contracts/shapes.ts';
import type { BasketLineView, BasketView } from '@talloor/rules/basket/basketWire.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';

type Shown = {
  readonly products: readonly ProductView[];
  readonly results: number;
  readonly trail?: readonly string[];
};

export type Occurrence =
  | { readonly name: 'page_view' }
  | ({ readonly name: 'view_list'; readonly widget: AnalyticsWidget } & Shown)
  | ({ readonly name: 'search'; readonly words: number; readonly filters: number } & Shown)
  | { readonly name: 'view_product'; readonly product: ProductView }
  | {
      readonly name: 'basket_change';
      readonly before: readonly BasketLineView[];
      readonly after: readonly BasketLineView[];
    }
  | { readonly name: 'view_cart' | 'begin_checkout'; readonly basket: BasketView }
  | {
      readonly name: 'order';
      readonly number: string;
      readonly lines: readonly OrderLineView[];
      readonly amountToPay: number | null;
    };
