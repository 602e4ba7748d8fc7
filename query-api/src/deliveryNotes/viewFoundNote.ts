import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { findBalances } from '../empties/findEmpties.ts';
import type { ReadSide } from '../readSide.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';
import { findRecallsOfNote } from '../recalls/findRecalls.ts';
import { findReturnsOfNote } from '../returns/findReturnsOfNote.ts';
import type { FoundDelivery } from './findDelivery.ts';
import { viewDeliveryNote, type NoteView } from './viewDeliveryNote.ts';

/** @returns null for an unknown customer */
export async function viewFoundNote(
  { pool, catalogue, clock }: Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>,
  showsPrices: ShowsPrices,
  delivery: FoundDelivery,
  view: Pick<NoteView, 'withPrices' | 'language'>,
): Promise<DeliveryNoteView | null> {
  const { customer_number: customerNumber, delivery_number: number } = delivery;
  const now = clock.now();
  const articles = (delivery.lines ?? []).map((line) => line.article_number);
  const [customer, showPrices, returns, recalls, empties, products] = await Promise.all([
    catalogue.findCustomer(customerNumber),
    showsPrices(customerNumber),
    findReturnsOfNote(pool, number, customerNumber),
    findRecallsOfNote(pool, number),
    findBalances(pool, customerNumber),
    catalogue.findProducts([...new Set(articles)], customerNumber, dayAt(now.getTime())),
  ]);
  return (
    customer && viewDeliveryNote(delivery, { ...view, customer, showPrices, now, products, returns, recalls, empties })
  );
}
