import type { Binding } from '@talloor/catalogue/customer/boundUserOf.ts';
import { restrictedListFold, restrictedListStream } from '@talloor/events/restrictedList/restrictedList.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { officeMetadata, system, type Actor } from '../../../commands/officeCommand.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { copyRestrictedList } from '../changeRestrictedList.ts';
import { decideOpenRestrictedList, type OpenRestrictedList } from './decideOpenRestrictedList.ts';

/** Has no route. @throws Problem */
export async function openRestrictedList(
  side: Pick<CommandSide, 'pool' | 'repository' | 'clock' | 'hashCommand'> & Pick<Binding, 'catalogue'>,
  list: OpenRestrictedList,
  actor: Actor = system,
): Promise<void> {
  const { customerNumber } = list;
  const metadata = officeMetadata('openRestrictedList', customerNumber, list, actor, customerNumber, side);
  const command = side.repository.execute(restrictedListFold, restrictedListStream(customerNumber), metadata, (state) =>
    decideOpenRestrictedList(list, state),
  );
  const { state } = await awaitAccepted(command, 'service.unavailable');
  await copyRestrictedList(side, state);
}
