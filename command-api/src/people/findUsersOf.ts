import { customerUsersTable } from '@talloor/projections/tables/customerUsers.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { CommandSide } from '../commandSide.ts';

const { qualifiedName } = customerUsersTable;
export { qualifiedName as customerUsersName };

/** Account ids; a hint. None before the first start of the read models. */
export async function findUsersOf(
  pool: Pick<CommandSide['pool'], 'query'>,
  customerNumber: string,
): Promise<readonly string[]> {
  const text = 'select to_regclass($1) is not null as is_there';
  const [table] = await findRows(pool, { is_there: 'boolean not null' }, text, [qualifiedName]);
  if (table?.is_there !== true) return [];
  const rows = await findRows(
    pool,
    { userId: 'text not null' },
    {
      name: 'command_users_of_customer',
      text: `select user_id as "userId" from ${qualifiedName} where customer_number = $1
           order by user_id limit 500`,
      values: [customerNumber],
    },
  );
  return rows.map(({ userId }) => userId);
}
