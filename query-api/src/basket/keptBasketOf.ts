import type { KeptBasket } from '@talloor/rules/basket/basketInputOf.ts';
import type { FoundBasket } from './findBasket.ts';

const nobody = { name: null, street: null, streetNumber: null, box: null };

export function keptBasketOf({ basket_id, lines, delivery, address, ...basket }: FoundBasket): KeptBasket {
  return {
    basketId: basket_id,
    lines: lines.map(([articleNumber, quantity]) => ({ articleNumber, quantity })),
    delivery,
    address: address && { ...address, ...(basket.address_personal ?? nobody) },
    reference: basket.reference ?? '',
    mainOrder: basket.main_order,
    freeSamples: basket.free_samples,
  };
}
