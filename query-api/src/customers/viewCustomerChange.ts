import type { z } from 'zod';
import type { customerAddressView, customerChangeView } from '@talloor/contracts/endpoints/customers.ts';
import type { Address } from '@talloor/rules/facts.ts';
import type { FoundChange } from './findCustomerChanges.ts';

type AddressView = z.input<typeof customerAddressView>;

/** An address of the catalogue on the wire. */
export const viewCustomerAddress = ({ name, street, streetNumber, box, postal, city }: Address): AddressView => ({
  addressee: name,
  street,
  street_number: streetNumber,
  po_box: box,
  postal,
  city,
});

/** A change that was asked for on the wire. */
export const viewCustomerChange = (found: FoundChange): z.input<typeof customerChangeView> => ({
  request_id: found.request_id,
  kind: found.kind,
  status: found.status,
  requested_at: found.requested_at,
  decided_at: null,
  old: addressOf(found.old_personal, found.old_postal, found.old_city),
  new: addressOf(found.new_personal, found.new_postal, found.new_city),
  comment: found.comment,
  answer: '',
});

const addressOf = (
  { addressee, street, streetNumber, box }: FoundChange['new_personal'],
  postal: string,
  city: string,
): AddressView => ({ addressee, street, street_number: streetNumber, po_box: box, postal, city });
