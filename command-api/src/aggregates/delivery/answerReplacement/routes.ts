import * as contracts from '@talloor/contracts/endpoints/replacements.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { deliveryFold } from '@talloor/events/delivery/state.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import { asSeenBy } from '../../../people/grantOf.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { visitorMetadata } from '../../../commands/visitorMetadata.ts';
import type { DeliveryQuestion } from '../replacements/replacementToken.ts';
import { viewQuestion } from '../replacements/viewQuestion.ts';
import { decideAnswerReplacement, type AnswerReplacement } from './decideAnswerReplacement.ts';
import { findQuestionOfOrder, openReplacementLink, questionOf } from './findQuestion.ts';

const windowSeconds = 60 * 60;
const limited = { perUser: 120, windowSeconds, problem: 'replacement.rate_limited' } as const;

/** Per address and hour, including successful calls. */
export const replacementLimits: readonly RateLimit[] = [
  { endpoint: contracts.openReplacement.name, ...limited },
  { endpoint: contracts.answerReplacement.name, ...limited },
];

type LineAnswers = readonly { readonly line_id: string; readonly accepted: boolean }[];

/** By mailed link or signed in (ADR 0124). */
export function answerReplacementRoutes(side: CommandSide): readonly Route[] {
  const view = async (
    deliveryQuestion: DeliveryQuestion,
    userId: string,
    { language }: Pick<RequestContext, 'language'>,
  ) => {
    const { customerNumber } = deliveryQuestion.delivery.plan;
    const now = side.clock.now();
    const articles = deliveryQuestion.question.replacements.flatMap((each) => [
      each.ordered.articleNumber,
      each.instead.articleNumber,
    ]);
    const [{ state: account }, customer, products] = await Promise.all([
      side.repository.load(accountFold, accountStream(userId)),
      side.catalogue.findCustomer(customerNumber),
      side.catalogue.findProducts([...new Set(articles)], customerNumber, dayAt(now.getTime())),
    ]);
    const showPrices = customer ? asSeenBy(account, customer).showPrices : false;
    return viewQuestion(deliveryQuestion, { language, showPrices, now, products });
  };
  const answer = async (
    { delivery, question: { question } }: DeliveryQuestion,
    lineAnswers: LineAnswers,
    answerer: Pick<AnswerReplacement, 'answeredBy' | 'by'>,
    metadata: CommandMetadata,
  ) => {
    const { deliveryNumber, orderNumber } = delivery.plan;
    const { state: order } = await side.repository.load(orderFold, orderStream(orderNumber));
    if (order.status === 'none') throw new Problem('order.not_found');
    const answers = lineAnswers.map(({ line_id: lineId, accepted: isAccepted }) => ({ lineId, accepted: isAccepted }));
    const command = { ...answerer, question, answers, now: side.clock.now().toISOString() };
    const { state, position } = await awaitAccepted(
      side.repository.execute(deliveryFold, deliveryStream(deliveryNumber), metadata, (current) =>
        decideAnswerReplacement(command, current, order.content.totals),
      ),
      'service.unavailable',
    );
    return { reached: questionOf(state, question), position };
  };
  return [
    route(contracts.openReplacement, async ({ body }, context) => {
      const deliveryQuestion = await openReplacementLink(side, body.token);
      return { body: await view(deliveryQuestion, deliveryQuestion.question.askedOf, context) };
    }),
    route(contracts.answerReplacement, async ({ body: { token, answers } }, context) => {
      const deliveryQuestion = await openReplacementLink(side, token);
      const { askedOf } = deliveryQuestion.question;
      const { name } = contracts.answerReplacement;
      const { customerNumber } = deliveryQuestion.delivery.plan;
      const metadata = { ...visitorMetadata(name, askedOf, { token, answers }, context, side), customerNumber };
      const result = await answer(deliveryQuestion, answers, { answeredBy: askedOf, by: 'link' }, metadata);
      return { body: await view(result.reached, askedOf, context), seen: result.position };
    }),
    route(contracts.getOrderReplacement, async ({ params: { orderId } }, context) => ({
      body: await view(await findQuestionOfOrder(side, orderId, context.customerNumber), context.user.userId, context),
    })),
    route(contracts.answerOrderReplacement, async ({ params: { orderId }, body: { answers } }, context) => {
      const deliveryQuestion = await findQuestionOfOrder(side, orderId, context.customerNumber);
      const { userId } = context.user;
      const metadata = commandMetadata(contracts.answerOrderReplacement.name, { orderId, answers }, context, side);
      const result = await answer(deliveryQuestion, answers, { answeredBy: userId, by: 'shop' }, metadata);
      return { body: await view(result.reached, userId, context), seen: result.position };
    }),
  ];
}
