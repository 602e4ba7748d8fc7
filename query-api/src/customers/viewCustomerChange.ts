import type { z } from 'zod';
import type { customerAddressView, customerChangeView } from '@talloor/contracts/endpoints/customers.ts';
import type { Address } from '@talloor/rules/facts.ts';
import type { FoundChange } from './findCustomerChanges.ts';

type AddressView = z.input<typeof customerAddressView>;

export const viewCustomerAddress = ({ name, street, streetNumber, box, postal, city }: Address): AddressView => ({
  addressee: name,
  street,
  street_number: streetNumber,
  po_box: box,
  postal,
  city,
});

export const viewCustomerChange = (found: FoundChange): z.input<typeof customerChangeView> => ({
  request_id: found.request_id,
  kind: found.kind,
  status: found.status,
  requested_at: found.requested_at,
  decided_at: found.decided_at,
  old: viewChangedAddress(found.old_personal, found.old_postal, found.old_city),
  new: viewChangedAddress(found.new_personal, found.new_postal, found.new_city),
  comment: found.comment,
  answer: found.answer ?? '',
});

/** Parts read null after erasure. */
export const viewChangedAddress = (
  { addressee, street, streetNumber, box }: FoundChange['new_personal'],
  postal: string,
  city: string,
): AddressView => ({ addressee, street, street_number: streetNumber, po_box: box, postal, city });
