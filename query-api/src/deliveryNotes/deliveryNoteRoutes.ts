import { downloadDeliveryNote, getDeliveryNote } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { deliveryNoteTexts } from '@talloor/messages/deliveryNote/deliveryNoteTexts.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import type { QuerySide } from '../module.ts';
import { sendPaper } from '../papers/sendPaper.ts';
import { findDeliveryNote } from './findDelivery.ts';
import { printDeliveryNote } from './printDeliveryNote.ts';
import { viewFoundNote } from './viewFoundNote.ts';

type NoteInput = { readonly params: { readonly number: string }; readonly query: { readonly prices: '0' | '1' } };
type Asker = RequestContext<{ kind: 'customer' }>;

export function deliveryNoteRoutes(side: QuerySide): readonly Route[] {
  const { pool, waiter, showsPrices } = side;
  const find = async (
    { params, query }: NoteInput,
    { customerNumber, language, seenPosition }: Asker,
  ): Promise<{ body: DeliveryNoteView; stale: boolean }> => {
    const stale = await isStale(
      waiter,
      seenPosition,
      'deliveries',
      'orderDetail',
      'returns',
      'recalls',
      'traceability',
    );
    const delivery = await findDeliveryNote(pool, params.number, customerNumber);
    const body =
      delivery && (await viewFoundNote(side, showsPrices, delivery, { withPrices: query.prices === '1', language }));
    if (!body) throw new Problem('delivery_note.not_found');
    return { body, stale };
  };
  return [
    route(getDeliveryNote, find),
    route(downloadDeliveryNote, async (input, context) => {
      const { language, response } = context;
      const { body: note } = await find(input, context);
      const pdf = await printDeliveryNote(side, note, language);
      return sendPaper(response, `${deliveryNoteTexts[language].file}-${note.number}`, pdf);
    }),
  ];
}
