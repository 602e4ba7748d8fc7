import { answerAsk } from '@talloor/contracts/endpoints/orderHandover.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeHandover } from '../handover/changeHandover.ts';
import { decideAnswerAsk } from './decideAnswerAsk.ts';

export const answerAskRoute = (side: CommandSide): Route =>
  route(answerAsk, ({ params: { orderId }, body }, context) =>
    changeHandover(
      side,
      {
        name: answerAsk.name,
        orderNumber: orderId,
        input: body,
        decide: (order, _isShared, now) =>
          decideAnswerAsk({ userId: context.user.userId, now, answer: body.answer }, order),
      },
      context,
    ),
  );
