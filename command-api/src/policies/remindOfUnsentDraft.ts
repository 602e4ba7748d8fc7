import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import type { Policy } from '@talloor/platform/subscription/projector.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { unsentDrafts } from '../aggregates/order/closeOrder/decideCloseOrder.ts';
import { changedLines } from '../aggregates/order/modifyOrder/decideSubmitChanges.ts';
import { gatherWorldFacts } from '../aggregates/order/modifyOrder/modificationFacts.ts';
import type { CommandSide } from '../commandSide.ts';
import { orderFold } from '../folds.ts';
import type { Mailer } from '../mail/mailer.ts';
import { unsentDraftMail } from '../mail/unsentDraftMail.ts';
import { createMailOfDraft } from './mailOfDraft.ts';

const minute = 60_000;
const beforeDeadline = 60 * minute;
/** An order is delivered weeks ahead at most. */
const patienceMs = 400 * 24 * 60 * minute;

/**
 * Somebody began to change an order: an hour before its deadline they are told by mail of what they have not sent, and what becomes
 * of it (ADR 0039, 0111). Who begins within that hour reads it on the page.
 */
export const remindOfUnsentDraft = (side: CommandSide, mailer: Mailer, publicUrl: string): Policy<OrderEvent> => {
  const tell = createMailOfDraft(side, mailer, publicUrl);
  return {
    name: 'remindOfUnsentDraft',
    handles: ['OrderModificationStarted'],
    react: async ({ id, streamId, event, metadata }: DecodedEvent<OrderEvent>) => {
      if (event.type !== 'OrderModificationStarted') return;
      const { startedBy: userId, modificationId } = event.data;
      const { state: order } = await side.repository.load(orderFold, streamId);
      if (order.status !== 'open') return;
      const draft = order.drafts[userId];
      const { changeDeadline } = order.content;
      if (draft?.modificationId !== modificationId || draft.announcedFor === changeDeadline) return;
      const due = Date.parse(changeDeadline) - beforeDeadline;
      const now = side.clock.now().getTime();
      if (now >= Date.parse(changeDeadline) || Date.parse(metadata.occurredAt) >= due) return;
      if (now < due) throw new TryLater('its time has not come', patienceMs, due - now);
      if (!unsentDrafts(order).some(([by]) => by === userId)) return;
      const { products } = await gatherWorldFacts(side, order, Object.keys(draft.wishes));
      const changed = changedLines(order, draft.wishes, products);
      await tell(order, {
        kind: 'announced',
        userId,
        modificationId,
        source: { id, metadata },
        content: (reader) => unsentDraftMail({ changed, choice: draft.unsent }, reader),
      });
    },
  };
};
