import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { basketFold, isUnfinished } from '@talloor/events/basket/state.ts';
import { listStream } from '@talloor/events/list/list.ts';
import {
  listOfStandingOrder,
  type StandingBasketMade,
  type StandingOrderEvent,
} from '@talloor/events/standingOrder/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { decideRecordStandingNotice } from '../recordStandingNotice/decideRecordStandingNotice.ts';
import { asSeenBy, mayOrderFor } from '../../../people/grantOf.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { listFold } from '@talloor/events/list/state.ts';
import { standingOrderFold } from '@talloor/events/standingOrder/state.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { sendAndNote } from '../../../mail/sendAndNote.ts';
import { messageIdAt } from '../../../mail/messageIdAt.ts';
import { standingBasketMail, standingDateMissedMail } from '../../../mail/standingOrderMail.ts';

/** Nothing after the owner's own end, without order rights, or for baskets ordered, deleted or late. */
export const tellOfStandingBasket = (side: CommandSide, mailer: Mailer, publicUrl: string) =>
  definePolicy<StandingOrderEvent>({
    name: 'tellOfStandingBasket',
    handles: ['StandingOrderBasketMade', 'StandingOrderDateMissed'],
    react: async ({ id, streamId, event, metadata }: DecodedEvent<StandingOrderEvent>) => {
      if (event.type !== 'StandingOrderBasketMade' && event.type !== 'StandingOrderDateMissed') return;
      const { state: order } = await side.repository.load(standingOrderFold, streamId);
      if (order.status !== 'set' || order.told.includes(event.data.day)) return;
      if (event.type === 'StandingOrderBasketMade' && !(await canBeOrdered(side, event.data))) return;
      const { customerNumber, setBy } = order;
      const listId = listOfStandingOrder(streamId);
      const [{ state: account }, { state: list }, customer] = await Promise.all([
        side.repository.load(accountFold, accountStream(setBy)),
        side.repository.load(listFold, listStream(listId)),
        side.catalogue.findCustomer(customerNumber),
      ]);
      if (account.status !== 'active' || !account.email || !mayOrderFor(account, customerNumber)) return;
      if (list.status !== 'open' || !customer) return;

      const { language } = account;
      const reader = {
        language,
        name: account.firstName,
        customer: asSeenBy(account, customer),
        list: { id: listId, name: list.name },
        publicUrl,
        ownTexts: side.ownTexts,
      };
      const content =
        event.type === 'StandingOrderBasketMade'
          ? standingBasketMail(event.data, reader)
          : standingDateMissedMail(event.data, reader);
      const messageId = messageIdAt(publicUrl, `standing-order-${id}`);
      const mail = { ...content, messageId, to: [account.email], about: [setBy], language, date: side.clock.now() };
      await sendAndNote(side, mailer, mail, {
        name: 'recordStandingNotice',
        aggregate: standingOrderFold,
        streamId,
        source: { id, metadata },
        decide: (sentMail, now) => decideRecordStandingNotice({ day: event.data.day, ...sentMail }, now),
      });
    },
  });

async function canBeOrdered(
  { repository, clock }: CommandSide,
  { basketId, delivery }: StandingBasketMade,
): Promise<boolean> {
  const { state } = await repository.load(basketFold, basketStream(basketId));
  return isUnfinished(state) && clock.now().getTime() < Date.parse(delivery.deadline);
}
