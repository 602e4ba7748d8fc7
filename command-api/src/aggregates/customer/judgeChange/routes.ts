import { acceptCustomerChange, refuseCustomerChange } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { customerFold, customerStream } from '@talloor/events/customer/customer.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import { route, type RequestContext, type Route, type SessionUser } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { decideJudgeChange, type Judgement } from './decideJudgeChange.ts';
import { writeAcceptedAddress } from './writeAcceptedAddress.ts';

type ChangeParams = { readonly id: string; readonly request: string };
type Context = Pick<RequestContext, 'idempotencyKey' | 'correlationId' | 'customerNumber'> & {
  readonly user: SessionUser;
};

/** A policy repeats the write after a crash. */
export function judgeChangeRoutes(side: CommandSide): readonly Route[] {
  const judge = async (name: string, { id, request }: ChangeParams, judgement: Judgement, context: Context) => {
    const metadata = {
      ...commandMetadata(name, { id, request, ...judgement }, context, side),
      customerNumber: id,
    };
    const command = side.repository.execute(customerFold, customerStream(id), metadata, (state) =>
      decideJudgeChange(request, judgement, state),
    );
    const { state, position } = await awaitAccepted(command, 'service.unavailable');
    if (judgement.verdict === 'accepted' && position !== null)
      await writeAcceptedAddress(side, state, {
        requestId: request,
        by: context.user.userId,
        at: side.clock.now(),
        isRepeat: false,
      });
    const answer: { body: { id: string }; seen: Position | null } = { body: { id: request }, seen: position };
    return answer;
  };
  return [
    route(acceptCustomerChange, ({ params, body }, context) =>
      judge(acceptCustomerChange.name, params, { verdict: 'accepted', ...body }, context),
    ),
    route(refuseCustomerChange, ({ params, body }, context) =>
      judge(refuseCustomerChange.name, params, { verdict: 'refused', ...body }, context),
    ),
  ];
}
