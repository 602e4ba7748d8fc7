import { isDeepStrictEqual } from 'node:util';
import type { PostalCode } from '@talloor/catalogue/places/places.ts';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { DeliveryAddress } from '@talloor/events/values.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { AlternativeAddress } from '@talloor/rules/basket/basketWire.ts';
import { cityNamed } from '@talloor/rules/delivery/isCityOf.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { otherAddressRejection } from '../chooseBasketKind/mainOrder.ts';
import type { OpenBasket } from '../openBasket.ts';

/** Typed cities (spec shopping §5); catalogue names may be longer. */
const longestTypedCity = 26;

/** Null: the customer's own. Add-ons use their main order's address. */
export function decideChooseDeliveryAddress(
  command: { readonly address: AlternativeAddress | null; readonly chosenBy: string },
  basket: OpenBasket,
  facts: { readonly customer: CustomerFacts; readonly place: PostalCode | null },
): Decision<BasketEvent> {
  const { address, chosenBy } = command;
  if (address && !facts.customer.alternativeAddressAllowed) return { rejected: 'basket.address_not_allowed' };
  if (address && facts.place?.isDelivered === false) return { rejected: 'basket.postal_not_delivered' };
  const known = address && cityNamed(address.city, facts.place?.cities ?? []);
  if (address && address.city.length > Math.max(longestTypedCity, known?.length ?? 0))
    return { rejected: 'basket.city_too_long' };
  if (!address && basket.address?.kind !== 'alternative') return [];
  const deliveryAddress: DeliveryAddress = address
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
  if (isDeepStrictEqual(deliveryAddress, basket.address)) return [];
  if (basket.mainOrder !== null) return otherAddressRejection(basket.mainOrder);
  return [{ type: 'BasketDeliveryAddressChosen', data: { chosenBy, address: deliveryAddress } }];
}

export function ownAddress(customer: CustomerFacts): DeliveryAddress {
  const { name, street, streetNumber, box, postal, city } = customer.address;
  return { kind: 'default', name, street, streetNumber, box, postal, city };
}
