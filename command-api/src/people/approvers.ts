import { accountFold, accountStream, type AccountState } from '@talloor/events/account/account.ts';
import type { CustomerGrant } from '@talloor/rules/account/rights.ts';
import type { CommandSide } from '../commandSide.ts';
import { grantOf } from './grantOf.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { approversTable } from '../tables.ts';

/** Maximum mails per basket. */
const most = 50;

/** A hint; the account's stream decides. */
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

export type Approver = CustomerGrant & { readonly userId: string };
export type KnownApprover = Approver & { readonly account: Exclude<AccountState, { status: 'none' }> };

/** Active users, from their streams. */
export async function findApprovers(
  { pool, repository }: Pick<CommandSide, 'pool' | 'repository'>,
  customerNumber: string,
): Promise<readonly KnownApprover[]> {
  const rows = await findRows(pool, columnsOf(approversTable, 'user_id'), {
    name: 'command_find_approvers',
    text: 'select user_id from command.approvers where customer_number = $1 order by user_id limit $2',
    values: [customerNumber, most],
  });
  const candidates = await Promise.all(
    rows.map(async ({ user_id: userId }) => {
      const { state: account } = await repository.load(accountFold, accountStream(userId));
      const grant = grantOf(account, customerNumber);
      return account.status === 'active' && grant.rights.includes('approve') ? [{ ...grant, userId, account }] : [];
    }),
  );
  return candidates.flat();
}
