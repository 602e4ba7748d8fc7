import type { Binding } from '@talloor/catalogue/customer/boundUserOf.ts';
import { keepRestrictedList } from '@talloor/catalogue/customer/keepRestrictedList.ts';
import {
  restrictedListFold,
  restrictedListStream,
  type OpenRestrictedList,
  type RestrictedListState,
} from '@talloor/events/restrictedList/restrictedList.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { commandMetadata } from '../../commands/commandMetadata.ts';
import type { CommandSide } from '../../commandSide.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';
import {
  decideUpdateRestrictedList,
  type UpdateRestrictedList,
} from './updateRestrictedList/decideUpdateRestrictedList.ts';

/** Requires a manager of the list (ADR 0090). @throws Problem */
export async function changeRestrictedList(
  side: CommandSide,
  context: RequestContext<{ kind: 'customer' }>,
  name: string,
  input: unknown,
  updateOf: (list: OpenRestrictedList) => UpdateRestrictedList,
): Promise<{ readonly list: OpenRestrictedList; readonly position: string | null }> {
  const { customerNumber, user } = context;
  const metadata = commandMetadata(name, input, context, side);
  const command = side.repository.execute(
    restrictedListFold,
    restrictedListStream(customerNumber),
    metadata,
    async (state) => {
      if (state.status === 'none') return { rejected: 'list.not_found' };
      if (!state.managers.includes(user.userId)) return { rejected: 'list.not_editable' };
      const update = updateOf(state);
      const today = dayAt(side.clock.now().getTime());
      const products = await side.catalogue.findProducts(update.add ?? [], customerNumber, today);
      return decideUpdateRestrictedList(update, state, new Set(products.keys()));
    },
  );
  const { state, position } = await awaitAccepted(command, 'service.unavailable');
  if (state.status === 'none') throw new Problem('list.not_found');
  await copyRestrictedList(side, state);
  return { list: state, position };
}

/** To the catalogue, which filters assortments; a policy repeats it. */
export async function copyRestrictedList(
  { pool, catalogue }: Pick<CommandSide, 'pool'> & Pick<Binding, 'catalogue'>,
  state: RestrictedListState,
): Promise<void> {
  if (state.status === 'none') return;
  const { articleNumbers: articles, ...list } = state;
  catalogue.restrictedLists.opened();
  await keepRestrictedList(pool, { ...list, articles });
}
