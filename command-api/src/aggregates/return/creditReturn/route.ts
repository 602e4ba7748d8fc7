import { creditReturn } from '@talloor/contracts/endpoints/officeReturns.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { returnStream } from '@talloor/events/return/events.ts';
import { quantitiesOf } from '@talloor/events/return/state.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { deliveryFold, returnFold } from '../../../folds.ts';
import { accepted } from '../../../runCommand.ts';
import { completeCredit } from './completeCredit.ts';
import { decideCreditReturn } from './decideCreditReturn.ts';

/** The office pays back what was fetched of a return. */
export const creditReturnRoute = (side: CommandSide): Route =>
  route(creditReturn, async ({ params: { id } }, context) => {
    const { state } = await side.repository.load(returnFold, returnStream(id));
    if (state.status === 'none') throw new Problem('return.not_found');
    const answer = { id, status: 'credited' as const };
    if (state.status === 'credited') return { body: answer };
    if (state.status === 'refused' || state.status === 'withdrawn') throw new Problem('return.ended');
    if (state.status !== 'collected') throw new Problem('return.not_collected');
    const { customerNumber, deliveryNumber } = state.request;
    const metadata = { ...commandMetadata(creditReturn.name, { id }, context, side), customerNumber };
    const { events, position } = await accepted(
      side.repository.execute(deliveryFold, deliveryStream(deliveryNumber), metadata, (delivery) =>
        decideCreditReturn({ returnId: id, lines: quantitiesOf(state) }, delivery),
      ),
      'service.unavailable',
    );
    const [decided] = events;
    if (decided?.event.type !== 'DeliveryReturnCredited') return { body: answer, seen: position };
    const completed = await completeCredit(side, { id: decided.id, metadata }, decided.event.data);
    return { body: answer, seen: completed.position };
  });
