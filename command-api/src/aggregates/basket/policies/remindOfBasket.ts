import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { basketStream, type BasketEvent } from '@talloor/events/basket/events.ts';
import { customerFold, customerStream, type CustomerState } from '@talloor/events/customer/customer.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { decideRecordReminder } from '../recordReminder/decideRecordReminder.ts';
import { reminderOf } from '../recordReminder/reminderOf.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { mayOrderFor } from '../../../people/grantOf.ts';
import { basketReminder } from '../../../mail/basketReminder.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { messageIdAt } from '../../../mail/messageIdAt.ts';
import { sendAndNote } from '../../../mail/sendAndNote.ts';

/** Beyond the tenant's horizon. */
const patienceMs = 400 * 24 * 60 * 60 * 1000;

/** Mails the user who confirmed the moment (ADR 0039). An event prevents repetition. */
export const remindOfBasket = (side: CommandSide, mailer: Mailer, publicUrl: string) =>
  definePolicy<BasketEvent>({
    name: 'remindOfBasket',
    handles: ['BasketDeliveryMomentConfirmed'],
    react: async ({ id, streamId, event, metadata }: DecodedEvent<BasketEvent>) => {
      if (event.type !== 'BasketDeliveryMomentConfirmed') return;
      // Another instance may have ordered it.
      const { state } = await side.repository.load(basketFold, streamId);
      const confirmed = { moment: event.data, at: metadata.occurredAt };
      const reminder = reminderOf(state, confirmed, side.clock.now());
      if (reminder.kind === 'later') throw new TryLater('its time has not come', patienceMs, reminder.inMs);
      if (reminder.kind === 'never') return;
      const { basket } = reminder;
      const [{ state: account }, { state: customerState }, customer] = await Promise.all([
        // For standing orders, the user is in `onBehalfOf`.
        side.repository.load(accountFold, accountStream(metadata.onBehalfOf ?? metadata.actorId)),
        side.repository.load(customerFold, customerStream(basket.customerNumber)),
        side.catalogue.findCustomer(basket.customerNumber),
      ]);
      if (account.status !== 'active' || !account.basketReminder || !account.email || !customer) return;
      if (!mayOrderFor(account, basket.customerNumber) || !mayOrder(customerState)) return;

      const { language } = account;
      const messageId = messageIdAt(publicUrl, `basket-${basket.basketId}-reminder`);
      const content = basketReminder(basket, {
        language,
        name: account.firstName,
        customer,
        publicUrl,
        ownTexts: side.ownTexts,
      });
      const mail = {
        ...content,
        messageId,
        to: [account.email],
        about: [account.userId],
        language,
        date: side.clock.now(),
      };
      await sendAndNote(side, mailer, mail, {
        name: 'recordBasketReminder',
        aggregate: basketFold,
        streamId: basketStream(basket.basketId),
        source: { id, metadata },
        decide: decideRecordReminder,
      });
    },
  });

const mayOrder = ({ status }: CustomerState): boolean => status !== 'suspended' && status !== 'cancelled';
