import { correctEmpties } from '@talloor/contracts/endpoints/empties.ts';
import { emptiesFold, emptiesStream } from '@talloor/events/empties/empties.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { decideCorrectEmpties } from './decideCorrectEmpties.ts';

export const correctEmptiesRoute = (side: CommandSide): Route =>
  route(correctEmpties, async ({ params: { id }, body }, context) => {
    if (!(await side.catalogue.findCustomer(id))) throw new Problem('customer.not_found');
    const correction = { customerNumber: id, ...body, correctedBy: context.user.userId };
    const metadata = { ...commandMetadata(correctEmpties.name, { id, ...body }, context, side), customerNumber: id };
    const command = side.repository.execute(emptiesFold, emptiesStream(id), metadata, () =>
      decideCorrectEmpties(correction),
    );
    const { position } = await awaitAccepted(command, 'service.unavailable');
    return { body: { id }, seen: position };
  });
