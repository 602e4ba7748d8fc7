import { accountFold, accountStream, type AccountState } from '@talloor/events/account/account.ts';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { CommandMetadata, DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { findApprovers } from '../../../people/approvers.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import { fullNameOf } from '../../../people/fullNameOf.ts';
import { asSeenBy } from '../../../people/grantOf.ts';
import { approvalAskedMail, approvalLapsedMail, sentBackMail } from '../../../mail/approvalMail.ts';
import type { Mail, Mailer } from '../../../mail/mailer.ts';
import { messageIdAt } from '../../../mail/messageIdAt.ts';
import { sendMail } from '../../../mail/sendMail.ts';

type StoredAccount = Exclude<AccountState, { status: 'none' }>;
type Reachable = StoredAccount & { readonly email: string };
const isReachable = (account: AccountState): account is Reachable =>
  account.status === 'active' && account.email !== null;

export const tellOfApproval = (side: CommandSide, mailer: Mailer, publicUrl: string) => {
  const send = async (mail: Omit<Mail, 'date'>, cause: CommandMetadata): Promise<void> => {
    await sendMail(side, mailer, { ...mail, date: side.clock.now() }, cause);
  };
  const load = async (userId: string) => (await side.repository.load(accountFold, accountStream(userId))).state;

  const mailApprovers = async ({ id, streamId, metadata }: DecodedEvent<BasketEvent>): Promise<void> => {
    const { state: basket } = await side.repository.load(basketFold, streamId);
    if (basket.status !== 'awaiting' || side.clock.now().getTime() >= Date.parse(basket.approval.deadline)) return;
    const { customerNumber, approval } = basket;
    const [approvers, asker, customer] = await Promise.all([
      findApprovers(side, customerNumber),
      load(approval.askedBy),
      side.catalogue.findCustomer(customerNumber),
    ]);
    if (!customer) return;
    let postponement: TryLater | null = null;
    for (const { userId, account } of approvers) {
      if (userId === approval.askedBy || !isReachable(account)) continue;
      const { language, firstName: name, email } = account;
      const reader = { language, name, customer: asSeenBy(account, customer), publicUrl, ownTexts: side.ownTexts };
      const content = approvalAskedMail(basket, fullNameOf(asker) ?? '', reader);
      const messageId = messageIdAt(publicUrl, `approval-${id}-${userId}`);
      try {
        await send({ ...content, messageId, to: [email], about: [userId, approval.askedBy], language }, metadata);
      } catch (error) {
        if (!(error instanceof TryLater)) throw error;
        postponement = error;
      }
    }
    if (postponement) throw postponement;
  };

  return definePolicy<BasketEvent>({
    name: 'tellOfApproval',
    handles: ['BasketApprovalAsked', 'BasketSentBack', 'BasketApprovalLapsed'],
    react: async (decoded: DecodedEvent<BasketEvent>) => {
      const { id, streamId, event, metadata } = decoded;
      if (event.type === 'BasketApprovalAsked') return mailApprovers(decoded);
      if (event.type !== 'BasketSentBack' && event.type !== 'BasketApprovalLapsed') return;
      const { customerNumber } = metadata;
      const { askedBy } = event.data;
      const account = await load(askedBy);
      const customer = customerNumber === null ? null : await side.catalogue.findCustomer(customerNumber);
      if (!isReachable(account) || !customer || !account.customers.includes(customer.customerNumber)) return;
      const { language, firstName: name, email } = account;
      const reader = { language, name, customer: asSeenBy(account, customer), publicUrl, ownTexts: side.ownTexts };
      const basketId = streamId.slice('basket-'.length);
      const messageId = messageIdAt(publicUrl, `approval-${id}`);
      if (event.type === 'BasketApprovalLapsed') {
        const content = approvalLapsedMail({ basketId, deadline: event.data.deadline }, reader);
        return send({ ...content, messageId, to: [email], about: [askedBy], language }, metadata);
      }
      const { sentBackBy, reason } = event.data;
      const content = sentBackMail({ basketId, by: fullNameOf(await load(sentBackBy)), reason }, reader);
      return send({ ...content, messageId, to: [email], about: [askedBy, sentBackBy], language }, metadata);
    },
  });
};
