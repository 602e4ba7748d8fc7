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

export const viewCustomerChange = (change: FoundChange): z.input<typeof customerChangeView> => ({
  request_id: change.request_id,
  kind: change.kind,
  status: change.status,
  requested_at: change.requested_at,
  decided_at: change.decided_at,
  old: viewChangedAddress(change.old_personal, change.old_postal, change.old_city),
  new: viewChangedAddress(change.new_personal, change.new_postal, change.new_city),
  comment: change.comment,
  answer: change.answer ?? '',
});

export const viewChangedAddress = (
  { addressee, street, streetNumber, box }: FoundChange['new_personal'],
  postal: string,
  city: string,
): AddressView => ({ addressee, street, street_number: streetNumber, po_box: box, postal, city });
