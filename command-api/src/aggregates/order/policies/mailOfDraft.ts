import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { PlacedOrder } from '../changes/changeForbidden.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import { mayOrderFor } from '../../../people/grantOf.ts';
import type { MailContent } from '../../../mail/composeMail.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { sendAndNote } from '../../../mail/sendAndNote.ts';
import { messageIdAt } from '../../../mail/messageIdAt.ts';
import type { unsentDraftMail } from '../../../mail/unsentDraftMail.ts';

type Reader = Parameters<typeof unsentDraftMail>[1];

export type DraftNews = {
  readonly kind: 'announced' | 'refused';
  readonly userId: string;
  readonly modificationId: string;
  readonly source: { readonly id: string; readonly metadata: CommandMetadata };
  readonly content: (reader: Reader) => MailContent;
};

/** At least once, with a constant Message-ID; an event notes it. Skips users without order rights. */
export const createMailOfDraft =
  (side: CommandSide, mailer: Mailer, publicUrl: string) =>
  async (order: PlacedOrder, { kind, userId, modificationId, source, content }: DraftNews): Promise<void> => {
    const { orderNumber, customerNumber, changeDeadline } = order.content;
    const [{ state: account }, customer] = await Promise.all([
      side.repository.load(accountFold, accountStream(userId)),
      side.catalogue.findCustomer(customerNumber),
    ]);
    if (account.status !== 'active' || !account.email || !customer || !mayOrderFor(account, customerNumber)) return;
    const { language, firstName: name } = account;
    const reader = { language, name, publicUrl, ownTexts: side.ownTexts };
    const mailContent = content({ ...reader, customer, orderNumber, deadline: changeDeadline });
    const messageId = messageIdAt(
      publicUrl,
      `order-${orderNumber}-${modificationId}-${kind}-${Date.parse(changeDeadline)}`,
    );
    const mail = { ...mailContent, messageId, to: [account.email], about: [userId], language, date: side.clock.now() };
    await sendAndNote(side, mailer, mail, {
      name: `record draft ${kind} ${modificationId}`,
      aggregate: orderFold,
      streamId: orderStream(orderNumber),
      source,
      decide: (sentMail, state) =>
        state.status === 'none'
          ? { rejected: 'order.not_found' }
          : [
              {
                type: 'OrderUnsentDraftMailSent' as const,
                data: { modificationId, kind, changeDeadline, ...sentMail },
              },
            ],
    });
  };
