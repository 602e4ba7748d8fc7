import { listOfficeUsers, officeUserFilter } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { isStale } from '../isStale.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import type { ReadSide } from '../readSide.ts';
import { findOfficeUsers, userSortFields } from './findOfficeUsers.ts';
import { viewOfficeUser } from './viewOfficeUser.ts';

export const listOfficeUsersRoute = ({ pool, waiter, clock }: ReadSide): Route =>
  route(listOfficeUsers, async ({ query }, { seenPosition }) => {
    const question = readListQuery(query, officeUserFilter, [...userSortFields, 'id'] as const);
    const stale = await isStale(waiter, seenPosition, 'officeUsers', 'accounts', 'customerUsers');
    const now = clock.now();
    const { total, users } = await findOfficeUsers(pool, question, now);
    return {
      body: users.map((user) => viewOfficeUser(user, now)),
      headers: { 'content-range': contentRange('users', question.range, users.length, total) },
      stale,
    };
  });
