import { downloadDeliveryNote, getDeliveryNote } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { deliveryNoteTexts } from '@talloor/messages/deliveryNote/deliveryNoteTexts.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { findBalances } from '../empties/findEmpties.ts';
import { isStale } from '../isStale.ts';
import type { PaperPress } from '../papers/createPaperPress.ts';
import { sendPaper } from '../papers/sendPaper.ts';
import type { ReadSide } from '../readSide.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';
import { findReturnsOfNote } from '../returns/findReturnsOfNote.ts';
import { findDeliveryNote } from './findDelivery.ts';
import { viewDeliveryNote } from './viewDeliveryNote.ts';

type Asked = { readonly params: { readonly number: string }; readonly query: { readonly prices: '0' | '1' } };
type Asker = RequestContext<{ kind: 'customer' }>;

/** A delivery note of the customer, on the screen and on paper; another customer's is not found. */
export function deliveryNoteRoutes(side: ReadSide, showsPrices: ShowsPrices, press: PaperPress): readonly Route[] {
  const { pool, catalogue, waiter, clock } = side;
  const find = async (
    { params, query }: Asked,
    { customerNumber, language, seen }: Asker,
  ): Promise<{ body: DeliveryNoteView; stale: boolean }> => {
    const stale = await isStale(waiter, seen, 'deliveries', 'orderDetail', 'returns', 'traceability');
    const [found, customer, showPrices, returns, empties] = await Promise.all([
      findDeliveryNote(pool, params.number, customerNumber),
      catalogue.findCustomer(customerNumber),
      showsPrices(customerNumber),
      findReturnsOfNote(pool, params.number, customerNumber),
      findBalances(pool, customerNumber),
    ]);
    if (!found || !customer) throw new Problem('delivery_note.not_found');
    const now = clock.now();
    const articles = (found.lines ?? []).map((line) => line.article_number);
    const products = await catalogue.findProducts([...new Set(articles)], customerNumber, dayAt(now.getTime()));
    const withPrices = query.prices === '1';
    return {
      body: viewDeliveryNote(found, { customer, showPrices, withPrices, language, now, products, returns, empties }),
      stale,
    };
  };
  return [
    route(getDeliveryNote, find),
    route(downloadDeliveryNote, async (asked, context) => {
      const { language, response } = context;
      const { body: note } = await find(asked, context);
      const madeAt = Math.floor(clock.now().getTime() / 1000);
      const pdf = await press.make({ kind: 'deliveryNote', note, language, madeAt });
      return sendPaper(response, `${deliveryNoteTexts[language].file}-${note.number}`, pdf);
    }),
  ];
}
