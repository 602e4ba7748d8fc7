import * as contracts from '@talloor/contracts/endpoints/replacements.ts';
import { accountStream } from '@talloor/events/account/account.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { accountFold, deliveryFold, orderFold } from '../../../commands/folds.ts';
import { asSeenBy, mayOrderFor } from '../../../people/grantOf.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { visitorMetadata } from '../../../commands/visitorMetadata.ts';
import { decideAnswerReplacement, type AnswerReplacement } from '../answerReplacement/decideAnswerReplacement.ts';
import { readReplacementLink, type DeliveryQuestion } from './replacementToken.ts';
import { viewQuestion } from './viewQuestion.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { deliveryNumbersTable } from '../../../tables.ts';

const windowSeconds = 60 * 60;
const limited = { perUser: 120, windowSeconds, problem: 'replacement.rate_limited' } as const;

/** Per address and hour, including successful calls. */
export const replacementLimits: readonly RateLimit[] = [
  { endpoint: contracts.openReplacement.name, ...limited },
  { endpoint: contracts.answerReplacement.name, ...limited },
];

type LineAnswers = readonly { readonly line_id: string; readonly accepted: boolean }[];

/** By mailed link or signed in (ADR 0124). */
export function replacementRoutes(side: CommandSide): readonly Route[] {
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
  /** Requires current order rights. */
  const openLink = async (token: string): Promise<DeliveryQuestion> => {
    const deliveryQuestion = await readReplacementLink(side, token);
    const { state } = await side.repository.load(accountFold, accountStream(deliveryQuestion.question.askedOf));
    if (!mayOrderFor(state, deliveryQuestion.delivery.plan.customerNumber))
      throw new Problem('replacement.link_invalid');
    return deliveryQuestion;
  };
  const ofOrder = async (orderNumber: string, customerNumber: string): Promise<DeliveryQuestion> => {
    const { state: order } = await side.repository.load(orderFold, orderStream(orderNumber));
    if (order.status === 'none' || order.content.customerNumber !== customerNumber)
      throw new Problem('order.not_found');
    const rows = await findRows(
      side.pool,
      columnsOf(deliveryNumbersTable, 'delivery_number'),
      'select delivery_number from command.delivery_numbers where order_number = $1',
      [orderNumber],
    );
    const number = rows[0]?.delivery_number;
    if (number === undefined) throw new Problem('replacement.not_found');
    const { state } = await side.repository.load(deliveryFold, deliveryStream(number));
    return questionOf(state);
  };
  return [
    route(contracts.openReplacement, async ({ body }, context) => {
      const deliveryQuestion = await openLink(body.token);
      return { body: await view(deliveryQuestion, deliveryQuestion.question.askedOf, context) };
    }),
    route(contracts.answerReplacement, async ({ body: { token, answers } }, context) => {
      const deliveryQuestion = await openLink(token);
      const { askedOf } = deliveryQuestion.question;
      const { name } = contracts.answerReplacement;
      const { customerNumber } = deliveryQuestion.delivery.plan;
      const metadata = { ...visitorMetadata(name, askedOf, { token, answers }, context, side), customerNumber };
      const result = await answer(deliveryQuestion, answers, { answeredBy: askedOf, by: 'link' }, metadata);
      return { body: await view(result.reached, askedOf, context), seen: result.position };
    }),
    route(contracts.getOrderReplacement, async ({ params: { orderId } }, context) => ({
      body: await view(await ofOrder(orderId, context.customerNumber), context.user.userId, context),
    })),
    route(contracts.answerOrderReplacement, async ({ params: { orderId }, body: { answers } }, context) => {
      const deliveryQuestion = await ofOrder(orderId, context.customerNumber);
      const { userId } = context.user;
      const metadata = commandMetadata(contracts.answerOrderReplacement.name, { orderId, answers }, context, side);
      const result = await answer(deliveryQuestion, answers, { answeredBy: userId, by: 'shop' }, metadata);
      return { body: await view(result.reached, userId, context), seen: result.position };
    }),
  ];
}

/** The latest by default. @throws Problem `replacement.not_found` */
function questionOf(
  delivery: DeliveryQuestion['delivery'] | { readonly status: 'none' },
  number?: number,
): DeliveryQuestion {
  const question =
    delivery.status === 'none'
      ? undefined
      : delivery.questions.findLast((each) => number === undefined || each.question === number);
  if (delivery.status === 'none' || !question) throw new Problem('replacement.not_found');
  return { delivery, question };
}
