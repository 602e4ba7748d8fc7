import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { refusedDraftMail } from '../../../mail/unsentDraftMail.ts';
import { createMailOfDraft } from './mailOfDraft.ts';

export const tellOfRefusedDraft = (side: CommandSide, mailer: Mailer, publicUrl: string) => {
  const tell = createMailOfDraft(side, mailer, publicUrl);
  return definePolicy<OrderEvent>({
    name: 'tellOfRefusedDraft',
    handles: ['OrderModificationCancelled'],
    react: async ({ id, streamId, revision, event, metadata }: DecodedEvent<OrderEvent>) => {
      if (event.type !== 'OrderModificationCancelled') return;
      const { refused: rejectionCode, draftOf: userId, wished: draftLineChanged = [], modificationId } = event.data;
      if (rejectionCode === null || userId === undefined) return;
      const { state: order } = await side.repository.load(orderFold, streamId, revision);
      if (order.status === 'none') return;
      await tell(order, {
        kind: 'refused',
        userId,
        modificationId,
        source: { id, metadata },
        content: (reader) => refusedDraftMail({ wished: draftLineChanged, refused: rejectionCode }, reader),
      });
    },
  });
};
