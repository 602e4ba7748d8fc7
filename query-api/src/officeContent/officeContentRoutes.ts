import { z } from 'zod';
import type { ContentSource } from '@talloor/catalogue/content/contentSource.ts';
import { contentSources } from '@talloor/catalogue/content/contentSources.ts';
import { findContent, findContents } from '@talloor/catalogue/content/findContents.ts';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import type { contentEndpoints } from '@talloor/contracts/endpoints/contentEndpoints.ts';
import { officeContents } from '@talloor/contracts/endpoints/officeContent.ts';
import { line } from '@talloor/contracts/shapes.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import type { ReadSide } from '../readSide.ts';

type Contract = Pick<ReturnType<typeof contentEndpoints>, 'list' | 'get'>;

export const officeContentRoutes = ({ pool }: Pick<ReadSide, 'pool'>): readonly Route[] =>
  Object.entries(officeContents).flatMap(([name, contract]) => {
    const { list, get } = contract as unknown as Contract;
    const source = contentSources[name as keyof typeof contentSources];
    return [listRoute(pool, name, list as Endpoint, source), getRoute(pool, get, source)];
  });

type ListQuery = { readonly filter: string; readonly range: string; readonly sort: string };

/** Tests compare each contract with its source. */
function listRoute(pool: ReadSide['pool'], name: string, list: Endpoint, source: ContentSource): Route {
  const filterSchema = filterOf(source);
  const sortFields = ['id', ...Object.keys(source.values), ...Object.keys(source.texts)];
  return route(list, async ({ query }, { language }) => {
    const { filter, range, field, descending } = readListQuery(query as ListQuery, filterSchema, sortFields);
    const { q = '', missing = null, ...equal } = filter;
    const question = { q, missing, equal, range, sort: field, descending, language };
    const { total, records } = await findContents(pool, source, question);
    return { body: records, headers: { 'content-range': contentRange(name, range, records.length, total) } };
  });
}

const getRoute = (pool: ReadSide['pool'], get: Contract['get'], source: ContentSource): Route =>
  route(get as Endpoint, async ({ params }) => {
    const record = await findContent(pool, source, (params as { readonly id: string }).id);
    if (!record) throw new Problem('content.not_found');
    return { body: record };
  });

type Filter = { q?: string; missing?: 'nl' | 'fr' } & Record<string, string[]>;

/** One or several values; react-admin sends booleans and numbers. */
const filterValue = z
  .union([line(200), z.number(), z.boolean()])
  .transform(String)
  .or(z.array(line(60)).max(100))
  .transform((value) => [value].flat());

function filterOf({ values, filters = {} }: ContentSource): z.ZodType<Filter> {
  const equal = ['id', ...Object.keys(values), ...Object.keys(filters)].map((field) => [field, filterValue.optional()]);
  return z.strictObject({
    ...(Object.fromEntries(equal) as Record<string, typeof filterValue>),
    q: line(60).optional(),
    missing: z.enum(['nl', 'fr']).optional(),
  }) as unknown as z.ZodType<Filter>;
}
