import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { decideRecordConfirmation } from '../recordConfirmation/decideRecordConfirmation.ts';
import { fullNameOf } from '../../../people/fullNameOf.ts';
import { asSeenBy } from '../../../people/grantOf.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold, type OrderHeld } from '@talloor/events/order/state.ts';
import { changeSince } from '../../../mail/changeSince.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { orderCancellation } from '../../../mail/orderCancellation.ts';
import { orderConfirmation } from '../../../mail/orderConfirmation.ts';
import { messageIdAt } from '../../../mail/messageIdAt.ts';
import { sendAndNote } from '../../../mail/sendAndNote.ts';

/** Nothing after erasure. */
export const sendOrderConfirmation = (side: CommandSide, mailer: Mailer, publicUrl: string) =>
  definePolicy<OrderEvent>({
    name: 'sendOrderConfirmation',
    handles: ['OrderLinesAllocated', 'OrderCancelled'],
    react: async ({ id, streamId, revision, event, metadata }: DecodedEvent<OrderEvent>) => {
      const { state: order } = await side.repository.load(orderFold, streamId, revision);
      const isCancelled = event.type === 'OrderCancelled';
      if (order.status === 'none' || order.confirmationSent || (order.status === 'cancelled') !== isCancelled) return;
      const { content } = order;
      const [account, customer, approver] = await Promise.all([
        side.repository.load(accountFold, accountStream(content.placedBy)),
        side.catalogue.findCustomer(content.customerNumber),
        content.approvedBy === undefined ? null : side.repository.load(accountFold, accountStream(content.approvedBy)),
      ]);
      const user = account.state.status === 'none' ? null : account.state;
      const to = [...new Set([...(user?.email ? [user.email] : []), ...(content.extraEmails ?? [])])];
      if (to.length === 0) return;

      const messageId = messageIdAt(publicUrl, `order-${content.orderNumber}-${id}`);
      // Extra addresses see what the user may see.
      const showPrices = customer ? asSeenBy(account.state, customer).showPrices : false;
      const { language } = content;
      const name = user?.firstName ?? null;
      const confirmation = isCancelled
        ? orderCancellation(content, { name, reason: event.data.reason ?? null, ownTexts: side.ownTexts })
        : orderConfirmation(order, {
            name,
            showPrices,
            approver: approver && fullNameOf(approver.state),
            version: order.version,
            ...(await changeOf(side, order)),
            publicUrl,
            ownTexts: side.ownTexts,
            officeReason: order.versions.at(-1)?.officeReason ?? null,
          });
      const { placedBy, addressChosenBy, approvedBy } = content;
      const about = [...new Set([placedBy, addressChosenBy ?? placedBy, approvedBy ?? placedBy])];
      const mail = { ...confirmation, messageId, to, about, language, date: new Date(metadata.occurredAt) };
      await sendAndNote(side, mailer, mail, {
        name: 'recordConfirmation',
        aggregate: orderFold,
        streamId: orderStream(content.orderNumber),
        source: { id, metadata },
        decide: (sentMail, state) => decideRecordConfirmation(sentMail, { version: order.version, isCancelled }, state),
      });
    },
  });

async function changeOf(side: CommandSide, { versions, content }: OrderHeld) {
  const previous = versions.at(-2);
  if (!previous) return {};
  const articles = previous.lines.map((line) => line.articleNumber);
  const products = await side.catalogue.findProducts(articles, content.customerNumber, content.delivery.day);
  return { change: changeSince(previous, content, products) };
}
