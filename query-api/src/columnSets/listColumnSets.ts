import { type ColumnSet, listColumnSets } from '@talloor/contracts/endpoints/columnSets.ts';
import { type ColumnKey, columnKeys } from '@talloor/contracts/columnKeys.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { ReadSide } from '../readSide.ts';

const isColumn = (key: string): key is ColumnKey => (columnKeys as readonly string[]).includes(key);

/** Unknown columns are omitted. */
export const listColumnSetsRoute = ({ catalogue }: ReadSide): Route =>
  route(listColumnSets, async (_input, { user, customerNumber }) => {
    const sets = await catalogue.findColumnSets(user?.userId ?? null, customerNumber);
    return {
      body: sets.map(({ id, name, sharedWith, columns, isMine }): ColumnSet => ({
        id,
        name,
        shared_with: sharedWith,
        columns: columns.filter(isColumn),
        is_mine: isMine,
      })),
    };
  });
