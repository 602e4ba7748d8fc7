import type { z } from 'zod';
import { defineEndpoint, type Endpoint, type Permission } from './endpoint.ts';
import { nothing } from './shapes.ts';

/**
 * A state-changing GET of the spec and its POST twin (readings.md, State-changing GETs): `{name}` and `{name}ByPost`.
 */
export function defineTwins<
  P extends z.ZodType,
  GetQuery extends z.ZodType,
  PostQuery extends z.ZodType,
  PostBody extends z.ZodType,
  R extends z.ZodType,
  const Who extends Permission,
>(
  both: Omit<Endpoint<P, z.ZodType, z.ZodType, R>, 'method' | 'path' | 'query' | 'body'> & { readonly permission: Who },
  get: { readonly path: string; readonly query: GetQuery },
  post: {
    readonly path: string;
    readonly aliases?: readonly string[];
    readonly query: PostQuery;
    readonly body: PostBody;
  },
) {
  return [
    defineEndpoint({ ...both, ...get, method: 'GET', body: nothing }),
    defineEndpoint({
      ...both,
      ...post,
      name: `${both.name}ByPost`,
      summary: `${both.summary} By POST.`,
      method: 'POST',
    }),
  ] as const;
}
