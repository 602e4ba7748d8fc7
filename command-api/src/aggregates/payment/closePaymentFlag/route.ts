import { closePaymentFlag } from '@talloor/contracts/endpoints/officePayments.ts';
import { paymentStream } from '@talloor/events/payment/events.ts';
import { paymentFold } from '@talloor/events/payment/state.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { decideClosePaymentFlag } from './decideClosePaymentFlag.ts';

export const closePaymentFlagRoute = (side: CommandSide): Route =>
  route(closePaymentFlag, async ({ params: { id }, body: { note } }, context) => {
    const stream = paymentStream(id);
    const { state: before } = await side.repository.load(paymentFold, stream);
    if (before.status === 'none') throw new Problem('payment.not_found');
    const metadata = {
      ...commandMetadata(closePaymentFlag.name, { id, note }, context, side),
      customerNumber: before.plan.customerNumber,
    };
    const closure = { note, closedBy: context.user.userId };
    const { position } = await awaitAccepted(
      side.repository.execute(paymentFold, stream, metadata, (state) => decideClosePaymentFlag(closure, state)),
      'service.unavailable',
    );
    return { body: { id }, seen: position };
  });
