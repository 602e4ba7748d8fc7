import type { Pool } from 'pg';
import type { ChangedBy } from '@talloor/catalogue/changes/changeCatalogue.ts';
import type { ContentTable } from '@talloor/catalogue/content/contentTable.ts';
import { addContent, removeContent, saveContent } from '@talloor/catalogue/content/writeContent.ts';
import { Problem } from '@talloor/platform/http/problem.ts';

export type CataloguePool = Pick<Pool, 'query' | 'connect'>;

/** Each throws a Problem of its contract. */
export type ContentWriter<Content> = {
  readonly save: (pool: CataloguePool, id: string, content: Content, changedBy: ChangedBy) => Promise<void>;
  readonly add: (pool: CataloguePool, content: Content, changedBy: ChangedBy) => Promise<string>;
  readonly remove: (pool: CataloguePool, id: string, changedBy: ChangedBy) => Promise<void>;
};

/** @param check throws for unknown references */
export const tableWriter = <Content extends object>(
  table: ContentTable<Content>,
  check: (pool: CataloguePool, content: Content) => Promise<void> = () => Promise.resolve(),
): ContentWriter<Content> => ({
  save: async (pool, id, content, changedBy) => {
    await check(pool, content);
    const isThere = await onlyOnce(saveContent(pool, table, id, content, changedBy));
    if (!isThere) throw new Problem('content.not_found');
  },
  add: async (pool, content, changedBy) => {
    await check(pool, content);
    const [id] = await onlyOnce(addContent(pool, table, [content], changedBy));
    if (id === undefined) throw new Error(`${table.table} made no record`);
    return id;
  },
  remove: async (pool, id, changedBy) => {
    const outcome = await removeContent(pool, table, id, changedBy);
    if (outcome === 'unknown') throw new Problem('content.not_found');
    if (outcome === 'in_use') throw new Problem('content.in_use');
  },
});

/** PostgreSQL unique_violation and exclusion_violation as Problem. */
const onlyOnce = async <T>(writing: Promise<T>): Promise<T> =>
  writing.catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === '23505') throw new Problem('content.taken');
    throw code === '23P01' ? new Problem('content.overlaps') : error;
  });
