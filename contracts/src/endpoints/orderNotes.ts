import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, isoInstant, noQuery, nothing, text } from '../shapes.ts';
import { ofOfficeOrder } from './orderActs.ts';

export const noteLength = 1000;

export const orderNoteView = z.object({
  id: z.uuid(),
  /** Null after erasure. */
  text: z.string().nullable(),
  written_at: isoInstant,
  /** Null when unknown. */
  written_by: z.string().nullable(),
});
export type OrderNoteView = z.output<typeof orderNoteView>;

export const addOrderNote = defineEndpoint({
  ...ofOfficeOrder,
  name: 'addOrderNote',
  summary: 'Write a note beside an order, for the office alone; its customer never reads it.',
  path: '/api/office/orders/:number/notes',
  body: z.strictObject({ text: text(noteLength).trim().min(1) }),
  problems: ['order.not_found', 'order.too_many_notes'],
});

export const listOrderNotes = defineEndpoint({
  name: 'listOrderNotes',
  summary: 'What the office wrote beside an order, the last first.',
  method: 'GET',
  path: '/api/office/orders/:number/notes',
  side: 'query',
  permission: { kind: 'office', right: 'read_orders' },
  params: z.object({ number: digitsParam }),
  query: noQuery,
  body: nothing,
  response: z.object({ order_number: z.string(), notes: z.array(orderNoteView) }),
  status: 200,
  problems: ['order.not_found'],
});
