import type pg from 'pg';
import { keysKeptMs } from '../codec/postgresPersonKeys.ts';
import { columnType } from './columnTypes.ts';
import { decodedCacheMs } from './eventFeed.ts';
import { givingWay } from './givingWay.ts';
import { readModelSchema, rebuiltSchemaOf } from './defineReadModel.ts';
import type { Projector, TableDefinition } from './projector.ts';
import { identifier } from './rowStatements.ts';
import { findRows } from '../postgres/findRows.ts';

/** Time in which a process may still write decrypted values: cached key, decoded events, current batch. */
export const lastWriteAfterMs = keysKeptMs + decodedCacheMs + 5000;

type ErasedRows = { readonly table: string; readonly rows: number };

/** Blanks a person's values as a rebuild without the key would. Run it after `lastWriteAfterMs`; repeatable. */
export async function erasePersonalValues(
  pool: pg.Pool,
  projectors: readonly Projector[],
  personId: string,
  schema = readModelSchema,
): Promise<ErasedRows[]> {
  const erased: ErasedRows[] = [];
  for (const table of projectors.flatMap(({ tables }) => tables))
    // The rebuilt table first: it may take the place of the other one meanwhile.
    for (const place of [rebuiltSchemaOf(schema), schema]) {
      const name = `${identifier(place)}.${identifier(table.name)}`;
      const statement = blankStatement(name, table);
      if (statement === null || !(await isMade(pool, name))) continue;
      const { rowCount } = await givingWay(pool, (client) => client.query(statement, [personId]));
      if (rowCount) erased.push({ table: table.name, rows: rowCount });
    }
  return erased;
}

async function isMade(pool: pg.Pool, name: string): Promise<boolean> {
  const rows = await findRows(pool, { made: 'boolean not null' }, 'select to_regclass($1) is not null as made', [name]);
  return rows[0]?.made === true;
}

function blankStatement(name: string, table: TableDefinition): string | null {
  const columns = Object.entries(table.personal ?? {}).map(([column, owner]) => {
    const { blank, filledSql } = sqlOf(table, column);
    const ownerSql = `${identifier(owner)} = $1`;
    const set = `${identifier(column)} = case when ${ownerSql} then ${blank} else ${identifier(column)} end`;
    return { set, condition: `(${ownerSql} and ${filledSql})` };
  });
  if (columns.length === 0) return null;
  const sets = columns.map(({ set }) => set).join(', ');
  return `update ${name} set ${sets} where ${columns.map(({ condition }) => condition).join(' or ')}`;
}

/** @throws for unsuitable types */
function sqlOf(table: TableDefinition, name: string): { readonly blank: string; readonly filledSql: string } {
  const column = identifier(name);
  const type = columnType(table, name);
  switch (type) {
    case 'text':
      return { blank: 'null', filledSql: `${column} is not null` };
    case 'json':
    case 'jsonb':
      return {
        blank: `case ${type}_typeof(${column})
          when 'array' then (select coalesce(${type}_agg(null::text), '[]') from ${type}_array_elements(${column}))
          else (select ${type}_object_agg(key, null::text) from ${type}_each(${column})) end`,
        filledSql: `case ${type}_typeof(${column})
          when 'array' then exists (select from ${type}_array_elements(${column}) as each(value) where value::text <> 'null')
          else exists (select from ${type}_each(${column}) where value::text <> 'null') end`,
      };
    default:
      throw new Error(`${table.name}.${name} is personal and neither text nor JSON`);
  }
}
