import { accountStream, type AccountState } from '@talloor/events/account/account.ts';
import type { CustomerGrant } from '@talloor/rules/account/rights.ts';
import type { CommandSide } from '../commandSide.ts';
import { accountFold } from '../commands/folds.ts';
import { grantOf } from './grantOf.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { approversTable } from '../tables.ts';

/** More than that nobody needs to be told of a basket. */
const most = 50;

/** Keeps whether a user may approve for a customer: a hint, the account's own stream decides. */
export async function keepApprover(
  { pool }: Pick<CommandSide, 'pool'>,
  userId: string,
  customerNumber: string,
  mayApprove: boolean,
): Promise<void> {
  await pool.query(
    mayApprove
      ? 'insert into command.approvers (customer_number, user_id) values ($1, $2) on conflict do nothing'
      : 'delete from command.approvers where customer_number = $1 and user_id = $2',
    [customerNumber, userId],
  );
}

/** Somebody with the right to approve at the customer, folded from their stream. */
export type Approver = CustomerGrant & { readonly userId: string };
export type KnownApprover = Approver & { readonly account: Exclude<AccountState, { status: 'none' }> };

/** Who can sign in and approves for a customer, each folded from the account's stream. */
export async function findApprovers(
  { pool, repository }: Pick<CommandSide, 'pool' | 'repository'>,
  customerNumber: string,
): Promise<readonly KnownApprover[]> {
  const rows = await findRows(pool, columnsOf(approversTable, 'user_id'), {
    name: 'command_find_approvers',
    text: 'select user_id from command.approvers where customer_number = $1 order by user_id limit $2',
    values: [customerNumber, most],
  });
  const found = await Promise.all(
    rows.map(async ({ user_id: userId }) => {
      const { state: account } = await repository.load(accountFold, accountStream(userId));
      const grant = grantOf(account, customerNumber);
      return account.status === 'active' && grant.rights.includes('approve') ? [{ ...grant, userId, account }] : [];
    }),
  );
  return found.flat();
}
