import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { useBasketPart } from '../basket/BasketProvider.tsx';
import { eurosOfCents, centsOfEuros, percentageOf } from '@talloor/rules/money/rounding.ts';
import { vatPreference } from '../preferences/preferences.ts';
import { useServerMinute } from '../session/serverClock.ts';
import { useMay } from '../session/useMay.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useStore } from '../store/createStore.ts';
import { estimateLine } from './estimateLine.ts';
import { inclVat } from './inclVat.ts';
import { offerOf, ownFlow, type Offer } from './offerOf.ts';

export type ShownProduct = {
  /** Price at the basket's quantity. */
  readonly product: ProductView;
  /** With or without VAT, as chosen. */
  readonly priced: ProductView;
  readonly offer: Offer;
  readonly quantity: number;
  readonly isInBasket: boolean;
  readonly isAdding: boolean;
  readonly isPriceHidden: boolean;
  /** Euros excluding VAT; null without quantity or for hidden prices. */
  readonly total: number | null;
  /** With VAT if chosen. */
  readonly shownTotal: number | null;
  readonly isApproximate: boolean;
  readonly isReadOnly: boolean;
};

export function useShownProduct(product: ProductView): ShownProduct {
  const viewer = useViewer();
  const now = useServerMinute();
  const number = product.article_number;
  const line = useBasketPart(({ lineOf }) => lineOf(number));
  const pending = useBasketPart(({ pendingOf }) => pendingOf(number));
  const isPriceHidden = useBasketPart(({ basket }) => basket?.customer.show_prices === false);
  const mayOrder = useMay('order');
  const isInactive = useBasketPart(({ basket }) => basket?.is_active === false);
  const isReadOnly = isInactive || (viewer === 'customer' && !mayOrder);
  const quantity = pending?.quantity ?? line?.quantity ?? 0;
  const showsVat = useStore(vatPreference) === '1';
  const isAdding = pending !== undefined && pending.previous === 0 && pending.quantity > 0;
  const current = line?.product ?? product;
  // The basket's copy lacks list data.
  const merged = {
    ...current,
    last_order_date: product.last_order_date ?? current.last_order_date,
    last_order_quantity: product.last_order_quantity ?? current.last_order_quantity,
  };
  const total =
    quantity === 0 || isAdding
      ? null
      : pending === undefined && line
        ? line.line_total
        : estimateLine(merged, quantity);
  return {
    product: merged,
    priced: showsVat ? inclVat(merged) : merged,
    offer: offerOf(merged, { is: viewer, now }),
    quantity,
    isInBasket: quantity > 0 && !isAdding,
    isAdding,
    isPriceHidden,
    total,
    shownTotal: total === null || !showsVat ? total : withVat(total, merged.tax_percentage),
    isApproximate: merged.is_weight_article,
    isReadOnly: isReadOnly || product.group_code === ownFlow,
  };
}

const withVat = (euros: number, rate: number): number => eurosOfCents(percentageOf(centsOfEuros(euros), 100 + rate));

function useViewer() {
  const { user, isLoggedIn, customer } = useSession();
  if (customer !== null) return 'customer';
  if (!isLoggedIn) return 'visitor';
  return user.customers.length > 0 ? 'user' : 'onlooker';
}
