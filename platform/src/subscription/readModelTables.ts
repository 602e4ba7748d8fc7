import type pg from 'pg';
import type { TableDefinition } from './projector.ts';
import { identifier, literal } from './rowStatements.ts';

/** Existing tables never change (architecture.md §5). */
export async function createReadModelTables(
  pool: pg.Pool,
  schema: string,
  tables: readonly TableDefinition[],
): Promise<void> {
  const statements = tables.flatMap((table) => {
    const target = `${identifier(schema)}.${identifier(table.name)}`;
    const columns = Object.entries(table.columns).map(([name, type]) => `${identifier(name)} ${type}`);
    const key = `primary key (${table.primaryKey.map(identifier).join(', ')})`;
    const indexes = Object.entries(table.indexes ?? {}).map(
      ([name, on]) => `create index if not exists ${identifier(name)} on ${target} ${on}`,
    );
    return [`create table if not exists ${target} (${[...columns, key].join(', ')})`, ...indexes];
  });
  // Two processes could both try to create.
  const alone = `select pg_advisory_xact_lock(hashtextextended(${literal(`tables of ${schema}`)}, 0))`;
  await pool.query([alone, `create schema if not exists ${identifier(schema)}`, ...statements].join(';\n'));
}
