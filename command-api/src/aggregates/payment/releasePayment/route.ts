import { releasePayment } from '@talloor/contracts/endpoints/officePayments.ts';
import { paymentStream } from '@talloor/events/payment/events.ts';
import { paymentFold, type PaymentState } from '@talloor/events/payment/state.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { Settlement } from '../settle/createSettlement.ts';
import { viewPaymentState } from '../viewPaymentState.ts';
import { decideReleasePayment } from './decideReleasePayment.ts';

export const releasePaymentRoute = (side: CommandSide, settlement: Settlement): Route =>
  route(releasePayment, async ({ params: { id }, body: { reason } }, context) => {
    const stream = paymentStream(id);
    const { state: before } = await side.repository.load(paymentFold, stream);
    if (before.status === 'none') throw new Problem('payment.not_found');
    // Money that came meanwhile counts.
    const fetched = before.status === 'finished' ? null : await settlement.advance(id, { fetch: true });
    if (fetched?.state.status === 'finished')
      return { body: { id, state: viewPaymentState(fetched.state) }, seen: fetched.position };
    if (fetched?.isProviderUnavailable && mayStillBePaid(fetched.state, side.clock.now()))
      throw new Problem('payment.provider_unavailable');
    const metadata = {
      ...commandMetadata(releasePayment.name, { id, reason }, context, side),
      customerNumber: before.plan.customerNumber,
    };
    const command = { releasedBy: context.user.userId, reason, now: side.clock.now() };
    const decided = await awaitAccepted(
      side.repository.execute(paymentFold, stream, metadata, (state) => decideReleasePayment(command, state)),
      'service.unavailable',
    );
    const { state, position } = await settlement.advance(id);
    return { body: { id, state: viewPaymentState(state) }, seen: position ?? decided.position };
  });

/** After its end a silent provider holds nobody; later money still counts. */
const mayStillBePaid = (state: PaymentState, now: Date): boolean =>
  state.status === 'created' && new Date(state.provider.expiresAt) > now;
