import { listOrderNotes } from '@talloor/contracts/endpoints/orderNotes.ts';
import { orderEvents, orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { AuditSide } from './auditSide.ts';
import { decodeEach } from './decodeEach.ts';
import { findActorNames } from './findActorNames.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { readWhole } from './readOrderStreams.ts';

/** No read model holds personal texts of notes. */
export const listOrderNotesRoute = (side: AuditSide): Route =>
  route(listOrderNotes, async ({ params: { number } }, { user }) => {
    const records = await readWhole(side.store, orderStream(number));
    if (records.length === 0) throw new Problem('order.not_found');
    await recordRead(side.pool, { what: 'order', about: number }, user.userId, side.clock.now());
    const read = await decodeEach<OrderEvent>(side.codec, records, orderEvents);
    const noteEvents = read.flatMap(({ decoded }) =>
      decoded?.event.type === 'OrderNoted' ? [{ ...decoded.event.data, at: decoded.metadata.occurredAt }] : [],
    );
    const names = await findActorNames(
      side.pool,
      noteEvents.map(({ notedBy }) => notedBy),
    );
    const notes = noteEvents.map(({ noteId: id, text, at, notedBy }) => ({
      id,
      text,
      written_at: at,
      written_by: names.get(notedBy) ?? null,
    }));
    return { body: { order_number: number, notes: notes.toReversed() } };
  });
