import type { ChosenMoment } from '../delivery/deliveryMoments.ts';
import type { BasketInput } from './assessment.ts';
import type { AlternativeAddress } from './basketWire.ts';

/** Personal values are null after erasure. */
export type KeptAddress = {
  readonly kind: 'default' | 'alternative';
  readonly name: string | null;
  readonly street: string | null;
  readonly streetNumber: string | null;
  readonly box: string | null;
  readonly postal: string;
  readonly city: string;
};

export type KeptBasket = {
  readonly basketId: string;
  readonly lines: readonly { readonly articleNumber: string; readonly quantity: number }[];
  readonly delivery: ChosenMoment | null;
  readonly address: KeptAddress | null;
  readonly reference: string;
  readonly mainOrder: string | null;
  readonly freeSamples: readonly string[];
};

export function basketInputOf(basket: KeptBasket | null): BasketInput {
  if (!basket)
    return {
      basketId: null,
      lines: [],
      delivery: null,
      address: null,
      reference: '',
      mainOrder: null,
      freeSamples: [],
    };
  const { basketId, lines, delivery, address, reference, mainOrder, freeSamples } = basket;
  return {
    basketId,
    lines: lines.map(({ articleNumber, quantity }) => ({ articleNumber, quantity })),
    delivery,
    address: alternativeAddressOf(address),
    reference,
    mainOrder,
    freeSamples,
  };
}

/** False for the customer's own address and after erasure of the person. */
export const goesElsewhere = (address: KeptAddress | null): address is KeptAddress =>
  address?.kind === 'alternative' && address.street !== null;

function alternativeAddressOf(address: KeptAddress | null): AlternativeAddress | null {
  if (!goesElsewhere(address)) return null;
  const { name, street, streetNumber, box, postal, city } = address;
  return {
    name: name ?? '',
    street: street ?? '',
    street_number: streetNumber ?? '',
    po_box: box ?? '',
    postal,
    city,
  };
}
