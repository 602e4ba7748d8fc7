import { randomUUID } from 'node:crypto';
import { addOrderNote } from '@talloor/contracts/endpoints/orderNotes.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { decideNoteOrder } from './decideNoteOrder.ts';

export const addOrderNoteRoute = (side: CommandSide): Route =>
  route(addOrderNote, ({ params: { number }, body: { text } }, context) => {
    const freshId = randomUUID();
    return changeByOffice(
      side,
      {
        name: addOrderNote.name,
        orderNumber: number,
        input: { text },
        decide: (order) => decideNoteOrder({ userId: context.user.userId, text, freshId }, order),
      },
      context,
    );
  });
