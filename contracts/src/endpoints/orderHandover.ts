import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { epochSeconds, orderHoldView } from '../shapes.ts';
import { ofOrder, orderProblems } from './orderChanges.ts';

export const handoverView = z.object({
  order_number: z.string(),
  version: z.int(),
  changeable_until: epochSeconds,
  hold: orderHoldView.nullable(),
  /** Waiting colleagues; visible to the holder. */
  asks: z.array(z.object({ name: z.string().nullable(), asked_at: epochSeconds })),
  asked: z.enum(['no', 'waiting', 'declined']),
});
export type HandoverView = z.output<typeof handoverView>;

const ofHandover = { ...ofOrder, response: handoverView } as const;

export const seeHold = defineEndpoint({
  ...ofHandover,
  name: 'seeHold',
  summary: 'Who holds an open order just now, and who asks for it; changes nothing.',
  path: '/api/pending_order/:orderId/hold',
  body: z.strictObject({}),
  problems: ['order.not_found'],
});

export const askForOrder = defineEndpoint({
  ...ofHandover,
  name: 'askForOrder',
  summary: 'Ask the colleague who holds an order to let it go; once as long as that one holds it.',
  path: '/api/pending_order/:orderId/askForOrder',
  body: z.strictObject({}),
  problems: [...orderProblems],
});

export const answerAsk = defineEndpoint({
  ...ofHandover,
  name: 'answerAsk',
  summary: 'Let an order go that a colleague asks for, with one’s changes kept, or keep it.',
  path: '/api/pending_order/:orderId/answerAsk',
  body: z.strictObject({ answer: z.enum(['release', 'decline']) }),
  problems: [...orderProblems, 'order.not_held'],
});
