import { isDeepStrictEqual } from 'node:util';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { DeliveryAddress } from '@talloor/events/values.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { AlternativeAddress } from '@talloor/rules/basket/basketWire.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import type { OpenBasket } from '../openBasket.ts';

/** Chooses another delivery address, or with null the customer's own. */
export function decideChooseDeliveryAddress(
  command: { readonly address: AlternativeAddress | null; readonly chosenBy: string },
  basket: OpenBasket,
  facts: { readonly customer: CustomerFacts },
): Decision<BasketEvent> {
  const { address, chosenBy } = command;
  if (address && !facts.customer.alternativeAddressAllowed) return { rejected: 'basket.address_not_allowed' };
  if (!address && basket.address?.kind !== 'alternative') return [];
  const wanted: DeliveryAddress = address
    ? {
        kind: 'alternative',
        name: address.name,
        street: address.street,
        streetNumber: address.street_number,
        box: address.po_box,
        postal: address.postal,
        city: address.city,
      }
    : ownAddress(facts.customer);
  if (isDeepStrictEqual(wanted, basket.address)) return [];
  return [{ type: 'BasketDeliveryAddressChosen', data: { chosenBy, address: wanted } }];
}

/** The customer's own address as events carry it. */
export function ownAddress(customer: CustomerFacts): DeliveryAddress {
  const { name, street, streetNumber, box, postal, city } = customer.address;
  return { kind: 'default', name, street, streetNumber, box, postal, city };
}
