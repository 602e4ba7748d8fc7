import type { OrderDetail } from '@talloor/contracts/shapes.ts';

export function streetOf(address: OrderDetail['address'] | null): string {
  const street = [address?.street, address?.street_number].filter(Boolean).join(' ');
  return street !== '' && address?.po_box ? `${street} / ${address.po_box}` : street;
}
