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
import { accepted } from '../../../commands/runCommand.ts';
import { visitorMetadata } from '../../../commands/visitorMetadata.ts';
import { decideAnswerReplacement, type AnswerReplacement } from '../answerReplacement/decideAnswerReplacement.ts';
import { readReplacementLink, type ReachedQuestion } from './replacementToken.ts';
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

type Said = readonly { readonly line_id: string; readonly accepted: boolean }[];

/** By mailed link or signed in (ADR 0124). */
export function replacementRoutes(side: CommandSide): readonly Route[] {
  const view = async (reached: ReachedQuestion, userId: string, { language }: Pick<RequestContext, 'language'>) => {
    const { customerNumber } = reached.delivery.plan;
    const now = side.clock.now();
    const articles = reached.question.replacements.flatMap((each) => [
      each.ordered.articleNumber,
      each.instead.articleNumber,
    ]);
    const [{ state: account }, customer, products] = await Promise.all([
      side.repository.load(accountFold, accountStream(userId)),
      side.catalogue.findCustomer(customerNumber),
      side.catalogue.findProducts([...new Set(articles)], customerNumber, dayAt(now.getTime())),
    ]);
    const showPrices = customer ? asSeenBy(account, customer).showPrices : false;
    return viewQuestion(reached, { language, showPrices, now, products });
  };
  const answer = async (
    { delivery, question: { question } }: ReachedQuestion,
    said: Said,
    who: Pick<AnswerReplacement, 'answeredBy' | 'by'>,
    metadata: CommandMetadata,
  ) => {
    const { deliveryNumber, orderNumber } = delivery.plan;
    const { state: order } = await side.repository.load(orderFold, orderStream(orderNumber));
    if (order.status === 'none') throw new Problem('order.not_found');
    const answers = said.map(({ line_id: lineId, accepted: isAccepted }) => ({ lineId, accepted: isAccepted }));
    const command = { ...who, question, answers, now: side.clock.now().toISOString() };
    const { state, position } = await accepted(
      side.repository.execute(deliveryFold, deliveryStream(deliveryNumber), metadata, (current) =>
        decideAnswerReplacement(command, current, order.content.totals),
      ),
      'service.unavailable',
    );
    return { reached: questionOf(state, question), position };
  };
  /** Requires current order rights. */
  const openLink = async (token: string): Promise<ReachedQuestion> => {
    const reached = await readReplacementLink(side, token);
    const { state } = await side.repository.load(accountFold, accountStream(reached.question.askedOf));
    if (!mayOrderFor(state, reached.delivery.plan.customerNumber)) throw new Problem('replacement.link_invalid');
    return reached;
  };
  const ofOrder = async (orderNumber: string, customerNumber: string): Promise<ReachedQuestion> => {
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
      const reached = await openLink(body.token);
      return { body: await view(reached, reached.question.askedOf, context) };
    }),
    route(contracts.answerReplacement, async ({ body: { token, answers } }, context) => {
      const reached = await openLink(token);
      const { askedOf } = reached.question;
      const { name } = contracts.answerReplacement;
      const { customerNumber } = reached.delivery.plan;
      const metadata = { ...visitorMetadata(name, askedOf, { token, answers }, context, side), customerNumber };
      const done = await answer(reached, answers, { answeredBy: askedOf, by: 'link' }, metadata);
      return { body: await view(done.reached, askedOf, context), seen: done.position };
    }),
    route(contracts.getOrderReplacement, async ({ params: { orderId } }, context) => ({
      body: await view(await ofOrder(orderId, context.customerNumber), context.user.userId, context),
    })),
    route(contracts.answerOrderReplacement, async ({ params: { orderId }, body: { answers } }, context) => {
      const reached = await ofOrder(orderId, context.customerNumber);
      const { userId } = context.user;
      const metadata = commandMetadata(contracts.answerOrderReplacement.name, { orderId, answers }, context, side);
      const done = await answer(reached, answers, { answeredBy: userId, by: 'shop' }, metadata);
      return { body: await view(done.reached, userId, context), seen: done.position };
    }),
  ];
}

/** The latest by default. @throws Problem `replacement.not_found` */
function questionOf(
  delivery: ReachedQuestion['delivery'] | { readonly status: 'none' },
  number?: number,
): ReachedQuestion {
  const question =
    delivery.status === 'none'
      ? undefined
      : delivery.questions.findLast((each) => number === undefined || each.question === number);
  if (delivery.status === 'none' || !question) throw new Problem('replacement.not_found');
  return { delivery, question };
}
