import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { deliveryFold } from '@talloor/events/delivery/state.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import { mayOrderFor } from '../../../people/grantOf.ts';
import { deliveryNumbersTable } from '../../../tables.ts';
import { readReplacementLink, type DeliveryQuestion } from '../replacements/replacementToken.ts';

/** Requires current order rights. @throws Problem `replacement.link_invalid` */
export async function openReplacementLink(
  side: Pick<CommandSide, 'sign' | 'repository'>,
  token: string,
): Promise<DeliveryQuestion> {
  const deliveryQuestion = await readReplacementLink(side, token);
  const { state } = await side.repository.load(accountFold, accountStream(deliveryQuestion.question.askedOf));
  if (!mayOrderFor(state, deliveryQuestion.delivery.plan.customerNumber)) throw new Problem('replacement.link_invalid');
  return deliveryQuestion;
}

/** @throws Problem `order.not_found`, `replacement.not_found` */
export async function findQuestionOfOrder(
  side: Pick<CommandSide, 'pool' | 'repository'>,
  orderNumber: string,
  customerNumber: string,
): Promise<DeliveryQuestion> {
  const { state: order } = await side.repository.load(orderFold, orderStream(orderNumber));
  if (order.status === 'none' || order.content.customerNumber !== customerNumber) throw new Problem('order.not_found');
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
}

/** The latest by default. @throws Problem `replacement.not_found` */
export function questionOf(
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
