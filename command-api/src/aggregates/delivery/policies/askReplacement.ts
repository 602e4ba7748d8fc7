import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { ReplacementQuestion } from '@talloor/events/delivery/replacementQuestions.ts';
import { deliveryFold, type DeliveryState, type KnownDelivery } from '@talloor/events/delivery/state.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { decideLapseReplacement } from '../lapseReplacement/decideLapseReplacement.ts';
import { makeReplacementToken } from '../replacements/replacementToken.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import { asSeenBy, mayOrderFor } from '../../../people/grantOf.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { replacementMail } from '../../../mail/replacementMail.ts';
import { messageIdAt } from '../../../mail/messageIdAt.ts';
import { sendAndNote, type SentMail } from '../../../mail/sendAndNote.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';

/** Beyond any answer deadline. */
const patienceMs = 60 * 24 * 60 * 60 * 1000;

type Source = Pick<DecodedEvent<DeliveryEvent>, 'id' | 'streamId' | 'metadata'>;

/** After the deadline (ADR 0039) nothing is replaced (ADR 0124). Mail outages do not delay it. */
export function askReplacement(side: CommandSide, mailer: Mailer | null, publicUrl: string) {
  const lapse = async ({ id, streamId, metadata }: Source, orderNumber: string, now: Date): Promise<void> => {
    const { state: order } = await side.repository.load(orderFold, orderStream(orderNumber));
    if (order.status === 'none') return;
    const moment = { cause: 'time', now: now.toISOString() } as const;
    const following = followingMetadata('lapseReplacement', { id, metadata }, now);
    const command = side.repository.execute(deliveryFold, streamId, following, (current) =>
      decideLapseReplacement(moment, current, order.content.totals),
    );
    await awaitAccepted(command, 'service.unavailable');
  };
  const mailQuestion = async (
    { id, streamId, metadata }: Source,
    { plan }: KnownDelivery,
    replacementQuestion: ReplacementQuestion,
    mails: Mailer,
  ): Promise<void> => {
    const { deliveryNumber, customerNumber } = plan;
    const { askedOf, question } = replacementQuestion;
    const [{ state: account }, customer] = await Promise.all([
      side.repository.load(accountFold, accountStream(askedOf)),
      side.catalogue.findCustomer(customerNumber),
    ]);
    if (account.status !== 'active' || !account.email || !customer || !mayOrderFor(account, customerNumber)) return;
    const { language, firstName: name, email } = account;
    const token = makeReplacementToken(side, deliveryNumber, question);
    const { showPrices } = asSeenBy(account, customer);
    const reader = { language, name, publicUrl, ownTexts: side.ownTexts };
    const content = replacementMail(replacementQuestion, plan, { ...reader, token, showPrices });
    const messageId = messageIdAt(publicUrl, `replacement-${deliveryNumber}-${question}`);
    const mail = { ...content, messageId, to: [email], about: [askedOf], language, date: side.clock.now() };
    await sendAndNote(side, mails, mail, {
      name: 'recordReplacementMail',
      aggregate: deliveryFold,
      streamId,
      source: { id, metadata },
      decide: (sentMail, state) => decideRecordMail(question, sentMail, state),
    });
  };
  return definePolicy<DeliveryEvent>({
    name: 'askReplacement',
    handles: ['DeliveryReplacementAsked'],
    react: async (decoded: DecodedEvent<DeliveryEvent>) => {
      const { event, streamId } = decoded;
      if (event.type !== 'DeliveryReplacementAsked') return;
      const { state: delivery } = await side.repository.load(deliveryFold, streamId);
      if (delivery.status === 'none') return;
      const replacementQuestion = delivery.questions.find(({ question }) => question === event.data.question);
      if (replacementQuestion?.status !== 'waiting') return;
      const now = side.clock.now();
      const remainingMs = Date.parse(replacementQuestion.answerUntil) - now.getTime();
      if (remainingMs <= 0) return lapse(decoded, delivery.plan.orderNumber, now);
      if (!replacementQuestion.mailed && mailer) await mailQuestion(decoded, delivery, replacementQuestion, mailer);
      throw new TryLater('the hour to answer has not come', patienceMs, remainingMs);
    },
  });
}

function decideRecordMail(question: number, sentMail: SentMail, state: DeliveryState): Decision<DeliveryEvent> {
  const replacementQuestion =
    state.status === 'none' ? undefined : state.questions.find((each) => each.question === question);
  return !replacementQuestion || replacementQuestion.mailed
    ? []
    : [{ type: 'DeliveryReplacementMailSent', data: { question, ...sentMail } }];
}
