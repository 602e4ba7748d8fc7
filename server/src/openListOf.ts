import { randomUUID } from 'node:crypto';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import { nameManagers } from '@talloor/command-api/aggregates/restrictedList/nameManagers/nameManagers.ts';
import { openRestrictedList } from '@talloor/command-api/aggregates/restrictedList/openRestrictedList/openRestrictedList.ts';
import { officeMetadata, system } from '@talloor/command-api/commands/officeCommand.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import {
  mostAllowedArticles,
  restrictedListFold,
  restrictedListStream,
} from '@talloor/events/restrictedList/restrictedList.ts';
import type { Foundation } from '@talloor/platform/openFoundation.ts';
import { Refused } from './visitTenant.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { productsTable } from '@talloor/catalogue/tables.ts';
import { credentialsTable } from '@talloor/command-api/tables.ts';

export type ListRequest = {
  readonly customerNumber: string;
  /** At most 60 characters. */
  readonly name: string;
  readonly manager: string;
  readonly articleNumbers: readonly string[];
};

export type ManagersRequest = {
  readonly customerNumber: string;
  readonly managers: readonly string[];
  /** At most 200 characters. */
  readonly reason: string;
};

/** @throws Refused for an unknown user or article, or an existing list */
export async function openListOf(
  { pool, repository, clock, hashCommand }: Pick<Foundation, 'pool' | 'repository' | 'clock' | 'hashCommand'>,
  { customerNumber, name, manager, articleNumbers: requestedNumbers }: ListRequest,
): Promise<{ readonly allowed: number }> {
  const articleNumbers = [...new Set(requestedNumbers)];
  if (articleNumbers.length > mostAllowedArticles)
    throw new Refused(`a list allows ${mostAllowedArticles} articles at most`);
  const productRows = await findRows(
    pool,
    columnsOf(productsTable, 'article_number'),
    'select article_number from catalogue.products where article_number = any($1)',
    [articleNumbers],
  );
  const sold = new Set(productRows.map((row) => row.article_number));
  const unknown = articleNumbers.filter((article) => !sold.has(article));
  if (unknown.length > 0) throw new Refused(`there is no article ${unknown.slice(0, 10).join(', ')}`);
  const userId = await findOrderer({ pool, repository }, manager, customerNumber);
  const { state } = await repository.load(restrictedListFold, restrictedListStream(customerNumber));
  if (state.status === 'open') throw new Refused(`customer ${customerNumber} has a restricted list: ${state.name}`);
  const list = { customerNumber, name, managers: [userId], articleNumbers };
  await openRestrictedList({ pool, repository, clock, hashCommand, catalogue: nobodyAsks }, list);
  return { allowed: articleNumbers.length };
}

/** Servers detect the list themselves. */
const nobodyAsks = { restrictedLists: { mayBind: () => true, opened: () => undefined } };

/**
 * Replaces all managers.
 * @throws Refused
 */
export async function nameManagersOf(
  { pool, repository, clock, hashCommand }: Pick<Foundation, 'pool' | 'repository' | 'clock' | 'hashCommand'>,
  { customerNumber, managers: names, reason }: ManagersRequest,
): Promise<void> {
  const { state } = await repository.load(restrictedListFold, restrictedListStream(customerNumber));
  if (state.status === 'none') throw new Refused(`customer ${customerNumber} has no restricted list`);
  const managers = await Promise.all(names.map((name) => findOrderer({ pool, repository }, name, customerNumber)));
  const command = { managers, reason };
  const metadata = officeMetadata('nameManagers', randomUUID(), command, system, customerNumber, {
    clock,
    hashCommand,
  });
  await nameManagers({ pool, repository, catalogue: nobodyAsks }, customerNumber, command, metadata);
}

/** @throws Refused */
async function findOrderer(
  { pool, repository }: Pick<Foundation, 'pool' | 'repository'>,
  username: string,
  customerNumber: string,
): Promise<string> {
  const login = await findRows(
    pool,
    columnsOf(credentialsTable, 'user_id'),
    'select user_id from command.credentials where username = $1',
    [usernameKey(username)],
  );
  const userId = login[0]?.user_id;
  if (userId === undefined) throw new Refused(`there is no user ${username}`);
  const account = (await repository.load(accountFold, accountStream(userId))).state;
  if (account.status !== 'active' || !account.customers.includes(customerNumber))
    throw new Refused(`${username} does not order for customer ${customerNumber}`);
  return userId;
}
