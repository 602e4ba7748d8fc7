import { randomUUID } from 'node:crypto';
import { addInvoiceNote } from '@talloor/contracts/endpoints/officeInvoiceActs.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeInvoice } from '../changeInvoice.ts';

export const addInvoiceNoteRoute = (side: CommandSide): Route =>
  route(addInvoiceNote, async ({ params: { number }, body: { text } }, context) => {
    const { seen } = await changeInvoice(side, context, {
      name: addInvoiceNote.name,
      number,
      input: { text },
      decide: () => [{ type: 'InvoiceNoted', data: { noteId: randomUUID(), text, notedBy: context.user.userId } }],
    });
    return { body: { id: number }, seen };
  });
