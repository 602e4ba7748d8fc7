import { deleteColumnSet, saveColumnSet } from '@talloor/contracts/endpoints/columnSets.ts';
import {
  deleteColumnSet as deleteOwn,
  writeColumnSet,
  type ColumnSetOwner,
} from '@talloor/catalogue/assortment/columnSets.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../commandSide.ts';

/** Content, so rows with change rows and no events. */
export function columnSetRoutes({ pool, clock }: Pick<CommandSide, 'pool' | 'clock'>): readonly Route[] {
  const changedBy = ({ user }: RequestContext<{ kind: 'customer' }>) => ({ by: user.userId, at: clock.now() });
  return [
    route(saveColumnSet, async ({ body: { name, shared_with, columns } }, context) => {
      const columnSet = { name, sharedWith: shared_with, columns: [...new Set(columns)] };
      const savedColumnSet = await writeColumnSet(pool, ownerOf(context), columnSet, changedBy(context));
      if (!savedColumnSet) throw new Problem('column_set.too_many');
      return { body: { id: savedColumnSet.id, name, shared_with, columns: columnSet.columns, is_mine: true } };
    }),
    route(deleteColumnSet, async ({ params: { id } }, context) => {
      const wasThere = await deleteOwn(pool, id, ownerOf(context), changedBy(context));
      if (!wasThere) throw new Problem('column_set.not_found');
      return { body: undefined };
    }),
  ];
}

const ownerOf = ({ user, customerNumber }: RequestContext<{ kind: 'customer' }>): ColumnSetOwner => ({
  userId: user.userId,
  customerNumber,
});
