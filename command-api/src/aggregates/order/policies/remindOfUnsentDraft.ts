import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderDraft } from '@talloor/events/order/changeState.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { unsentDrafts } from '../closeOrder/decideCloseOrder.ts';
import { changedLines } from '../submitChanges/decideSubmitChanges.ts';
import { gatherWorldFacts } from '../changes/draftFacts.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { unsentDraftMail } from '../../../mail/unsentDraftMail.ts';
import { createMailOfDraft } from './mailOfDraft.ts';

const minute = 60_000;
const reminderLeadMs = 60 * minute;
/** Beyond any delivery date. */
const patienceMs = 400 * 24 * 60 * minute;

/** An hour before the deadline (ADR 0039, 0111). Later drafts get no mail; a moved deadline causes a new one. */
export const remindOfUnsentDraft = (side: CommandSide, mailer: Mailer, publicUrl: string) => {
  const tell = createMailOfDraft(side, mailer, publicUrl);
  return definePolicy<OrderEvent>({
    name: 'remindOfUnsentDraft',
    handles: ['OrderModificationStarted', 'OrderDeadlineExtended'],
    react: async ({ id, streamId, event, metadata }: DecodedEvent<OrderEvent>) => {
      if (event.type !== 'OrderModificationStarted' && event.type !== 'OrderDeadlineExtended') return;
      const { state: order } = await side.repository.load(orderFold, streamId);
      if (order.status !== 'open') return;
      const { changeDeadline } = order.content;
      if (event.type === 'OrderDeadlineExtended' && event.data.changeDeadline !== changeDeadline) return;
      const due = Date.parse(changeDeadline) - reminderLeadMs;
      const now = side.clock.now().getTime();
      const draftsToAnnounce = Object.entries(order.drafts).filter(([userId, draft]) =>
        isToBeAnnounced(event, userId, draft),
      );
      if (now >= Date.parse(changeDeadline) || draftsToAnnounce.length === 0) return;
      if (event.type === 'OrderModificationStarted' && Date.parse(metadata.occurredAt) >= due) return;
      if (now < due) throw new TryLater('its time has not come', patienceMs, due - now);
      for (const [userId, draft] of unsentDrafts(order)) {
        if (!isToBeAnnounced(event, userId, draft)) continue;
        const { products } = await gatherWorldFacts(side, order, Object.keys(draft.draftQuantities));
        const changes = changedLines(order, draft.draftQuantities, products);
        await tell(order, {
          kind: 'announced',
          userId,
          modificationId: draft.modificationId,
          source: { id, metadata },
          content: (reader) => unsentDraftMail({ changed: changes, choice: draft.unsent }, reader),
        });
      }
    },
  });
};

/** New drafts when nobody was mailed; otherwise the event that moved the deadline. */
function isToBeAnnounced(event: OrderEvent, userId: string, { modificationId, announcedFor }: OrderDraft): boolean {
  if (event.type === 'OrderModificationStarted')
    return (
      event.data.modificationId === modificationId && event.data.startedBy === userId && announcedFor === undefined
    );
  return (
    event.type === 'OrderDeadlineExtended' && announcedFor !== undefined && announcedFor !== event.data.changeDeadline
  );
}
