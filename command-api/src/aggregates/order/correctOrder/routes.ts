import { randomUUID } from 'node:crypto';
import { correctOrder, previewCorrection } from '@talloor/contracts/endpoints/orderCorrections.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { customerFold, customerStream } from '@talloor/events/customer/customer.ts';
import { orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { centsOfEuros } from '@talloor/rules/money/rounding.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import { fullNameOf } from '../../../people/fullNameOf.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { answerSubmit } from '../changes/answerSubmit.ts';
import { holdAt, type PlacedOrder } from '../changes/changeForbidden.ts';
import { gatherWorldFacts, type WorldFacts } from '../changes/draftFacts.ts';
import { viewOrderDraft } from '../changes/viewOrderDraft.ts';
import { isPicked } from '../isPicked.ts';
import { officeOrderMetadata } from '../officeOrderMetadata.ts';
import { asForOffice, correctionForbidden, decideCorrectOrder } from './decideCorrectOrder.ts';

export function correctOrderRoutes(side: CommandSide): readonly Route[] {
  return [
    route(previewCorrection, async ({ params: { number }, body }, { user: { userId }, language }) => {
      const { state } = await side.repository.load(orderFold, orderStream(number), 0);
      if (state.status === 'none') throw new Problem('order.not_found');
      const forbidden = correctionForbidden(state, await isPicked(side, state));
      if (forbidden) throw new Problem(forbidden.rejected);
      const draftQuantities = quantitiesOf(body.wishes);
      const facts = await gatherWorldFacts(side, state, Object.keys(draftQuantities));
      const orderedArticles = new Set(state.content.lines.map((line) => line.articleNumber));
      const unknown = Object.keys(draftQuantities).find(
        (article) => !orderedArticles.has(article) && !facts.products.has(article),
      );
      if (unknown !== undefined) throw new Problem('article.not_found', { parameters: { article_number: unknown } });
      const { order, world } = asForOffice(state, { userId, draftQuantities, modificationId: randomUUID() }, facts);
      const hold = holdAt(state, facts.now);
      const holderName = hold === null ? '' : await nameOf(side, hold.by);
      const reader = { userId, holderName, names: new Map<string, string>(), language };
      return { body: viewOrderDraft({ ...order, hold }, world, reader) };
    }),

    route(correctOrder, async ({ params: { number }, body }, context) => {
      const metadata = await officeOrderMetadata(side, correctOrder.name, number, body, context);
      const freshId = randomUUID();
      let facts: WorldFacts | undefined;
      const { state, events, position } = await awaitAccepted(
        side.repository.execute(
          orderFold,
          orderStream(number),
          metadata,
          async (order): Promise<Decision<OrderEvent>> => {
            if (order.status === 'none') return { rejected: 'order.not_found' };
            const draftQuantities = quantitiesOf(body.wishes);
            facts = await gatherWorldFacts(side, order, Object.keys(draftQuantities));
            const customer = await side.repository.load(customerFold, customerStream(order.content.customerNumber));
            const { amount_to_pay: amount, reason, version } = body;
            const command = {
              userId: context.user.userId,
              reason,
              draftQuantities,
              version,
              amountToPayCents: amount === undefined ? null : centsOfEuros(amount),
              shown: body.shown ?? null,
              freshId,
              isPicked: await isPicked(side, order),
            };
            return decideCorrectOrder(command, order, { ...facts, customerStatus: customer.state.status });
          },
        ),
        'order.changed',
      );
      const order = requirePlaced(state);
      facts ??= await gatherWorldFacts(side, order, []);
      const officeFacts = { ...facts, customer: { ...facts.customer, showPrices: true } };
      const changedOrder = {
        order,
        facts: officeFacts,
        holderName: '',
        names: new Map(),
        events,
        seen: position,
        metadata,
      };
      return answerSubmit(side, changedOrder, context.language);
    }),
  ];
}

const quantitiesOf = (all: readonly { article_number: string; quantity: number }[]): Record<string, number> =>
  Object.fromEntries(all.map((line) => [line.article_number, line.quantity]));

/** @throws Problem `order.not_found` */
function requirePlaced(state: PlacedOrder | { readonly status: 'none' }): PlacedOrder {
  if (state.status === 'none') throw new Problem('order.not_found');
  return state;
}

async function nameOf({ repository }: Pick<CommandSide, 'repository'>, userId: string): Promise<string> {
  const { state } = await repository.load(accountFold, accountStream(userId), 0);
  return fullNameOf(state) ?? '';
}
