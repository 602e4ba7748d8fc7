import type { BasketInput } from '@talloor/rules/basket/assessment.ts';
import type { FoundBasket } from './findBasket.ts';

/** A stored basket as the rules judge it; null is a customer without one. */
export function basketInputOf(basket: FoundBasket | null): BasketInput {
  if (!basket) return { basketId: null, lines: [], delivery: null, address: null, reference: '' };
  return {
    basketId: basket.basket_id,
    lines: basket.lines.map(([articleNumber, quantity]) => ({ articleNumber, quantity })),
    delivery: basket.delivery,
    address: alternativeAddressOf(basket),
    reference: basket.reference,
  };
}

function alternativeAddressOf({ address, address_personal: personal }: FoundBasket): BasketInput['address'] {
  if (address?.kind !== 'alternative') return null;
  return {
    name: personal?.name ?? '',
    street: personal?.street ?? '',
    street_number: personal?.streetNumber ?? '',
    po_box: personal?.box ?? '',
    postal: address.postal,
    city: address.city,
  };
}
