import { z } from 'zod';
import { findApiKeys } from '@talloor/catalogue/apiKeys/findApiKeys.ts';
import { listApiKeys } from '@talloor/contracts/endpoints/officeCatalogue.ts';
import { line } from '@talloor/contracts/shapes.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import type { ReadSide } from '../readSide.ts';

const filterSchema = z.strictObject({ q: line(60).optional() });
const sortFields = ['id', 'name', 'created_at', 'created_by', 'revoked_at', 'last_used_at'] as const;

/** Few enough to sort here. */
export const listApiKeysRoute = ({ pool }: Pick<ReadSide, 'pool'>): Route =>
  route(listApiKeys, async ({ query }) => {
    const { filter, range, field, descending } = readListQuery(query, filterSchema, sortFields);
    const keys = (await findApiKeys(pool))
      .filter(({ name }) => name.toLowerCase().includes((filter.q ?? '').toLowerCase()))
      .toSorted((a, b) => (descending ? -1 : 1) * (a[field] ?? '').localeCompare(b[field] ?? ''));
    const [first, last] = range;
    const page = keys.slice(first, last + 1);
    return { body: page, headers: { 'content-range': contentRange('apiKeys', range, page.length, keys.length) } };
  });
