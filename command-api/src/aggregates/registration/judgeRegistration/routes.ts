import {
  acceptRegistration,
  questionRegistration,
  refuseRegistration,
} from '@talloor/contracts/endpoints/officeRegistrations.ts';
import { registrationStream } from '@talloor/events/registration/events.ts';
import { registrationFold, type RegistrationState } from '@talloor/events/registration/state.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { CompleteRegistration } from '../completeRegistration.ts';
import { drawCustomerNumber } from './drawCustomerNumber.ts';
import { decideJudgeRegistration, type Judgement } from './decideJudgeRegistration.ts';

type Filed = Exclude<RegistrationState, { status: 'none' }>;

export function judgeRegistrationRoutes(side: CommandSide, complete: CompleteRegistration): readonly Route[] {
  return [
    route(acceptRegistration, async ({ params: { id }, body }, context) => {
      const metadata = commandMetadata(acceptRegistration.name, { id, ...body }, context, side);
      const { state, position } = await judge(side, id, metadata, async (filed) => {
        const { segment, reason } = body;
        const existingCustomerNumber = body.customer_number ?? filed.filed.customerNumber;
        if (existingCustomerNumber === null)
          return {
            kind: 'accept',
            segment,
            reason,
            customerNumber: await drawCustomerNumber(side),
            isNewCustomer: true,
          };
        if ((await side.catalogue.findCustomer(existingCustomerNumber)) === null)
          throw new Problem('customer.not_found');
        return { kind: 'accept', segment, reason, customerNumber: existingCustomerNumber, isNewCustomer: false };
      });
      await complete(id);
      return {
        body: { id, status: state.status, customer_number: state.accepted?.customerNumber ?? '' },
        seen: position,
      };
    }),
    route(questionRegistration, async ({ params: { id }, body }, context) => {
      const metadata = commandMetadata(questionRegistration.name, { id, ...body }, context, side);
      const { state, position } = await judge(side, id, metadata, () => ({ kind: 'question', ...body }));
      return { body: { id, status: state.status }, seen: position };
    }),
    route(refuseRegistration, async ({ params: { id }, body }, context) => {
      const metadata = commandMetadata(refuseRegistration.name, { id, ...body }, context, side);
      const { state, position } = await judge(side, id, metadata, () => ({ kind: 'refuse', ...body }));
      return { body: { id, status: state.status }, seen: position };
    }),
  ];
}

async function judge(
  { repository }: Pick<CommandSide, 'repository'>,
  id: string,
  metadata: CommandMetadata,
  judgementOf: (state: Filed) => Judgement | Promise<Judgement>,
): Promise<{ readonly state: Filed; readonly position: string | null }> {
  const { state, position } = await awaitAccepted(
    repository.execute(registrationFold, registrationStream(id), metadata, async (current) =>
      current.status === 'none'
        ? { rejected: 'registration.not_found' }
        : decideJudgeRegistration(await judgementOf(current), current),
    ),
    'service.unavailable',
  );
  if (state.status === 'none') throw new Problem('registration.not_found');
  return { state, position };
}
