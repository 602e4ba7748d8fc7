import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import type { QuerySide } from '../module.ts';

/** PDF, with the number of the customer in the ERP now. */
export async function printDeliveryNote(
  { catalogue, clock, press, supplier = null }: Pick<QuerySide, 'catalogue' | 'clock' | 'press' | 'supplier'>,
  note: DeliveryNoteView,
  language: 'nl' | 'fr',
) {
  const customer = await catalogue.findCustomer(note.customer_number);
  const madeAt = Math.floor(clock.now().getTime() / 1000);
  const customerErpNumber = customer?.erpNumber;
  return press.make({ kind: 'deliveryNote', note, supplier, customerErpNumber, language, madeAt });
}
