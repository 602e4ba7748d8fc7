import { z } from 'zod';
import { listOfficeRoles } from '@talloor/contracts/endpoints/officeRoles.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findOfficeRoles } from './findOfficeRoles.ts';

const noFilter = z.strictObject({});

export const listOfficeRolesRoute = ({ pool, waiter }: ReadSide): Route =>
  route(listOfficeRoles, async ({ query }, { seenPosition }) => {
    const { range } = readListQuery(query, noFilter, ['id']);
    const stale = await isStale(waiter, seenPosition, 'officeRoleRights', 'accounts');
    const roles = await findOfficeRoles(pool);
    const page = roles.slice(range[0], range[1] + 1);
    return {
      body: page,
      headers: { 'content-range': contentRange('officeRoles', range, page.length, roles.length) },
      stale,
    };
  });
