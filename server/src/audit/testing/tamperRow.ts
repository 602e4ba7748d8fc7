import { columnType } from '@talloor/platform/subscription/columnTypes.ts';
import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';

export const placeOf = ({ name }: TableDefinition): string => `${readModelSchema}.${name}`;

const joined = ['order_number', 'customer_number', 'delivery_number', 'position', 'number'];

export function changeOneRow(table: TableDefinition): string | null {
  const column = Object.entries(table.columns).find(
    ([name, type]) => type.endsWith('not null') && !table.primaryKey.includes(name) && !joined.includes(name),
  )?.[0];
  if (column === undefined) return null;
  return `update ${placeOf(table)} set ${column} = ${otherValue(columnType(table, column), column)} ${whereFirst(table)}`;
}

export const deleteOneRow = (table: TableDefinition): string => `delete from ${placeOf(table)} ${whereFirst(table)}`;

export function forgeOneRow(table: TableDefinition, values: Readonly<Record<string, string>>, sample = '777'): string {
  const columns = Object.entries(table.columns).filter(
    ([name, type]) => type.endsWith('not null') || name in values || table.primaryKey.includes(name),
  );
  const list = columns.map(([name]) => `'${values[name] ?? sampleOf(columnType(table, name), sample)}'`);
  return `insert into ${placeOf(table)} (${columns.map(([name]) => name).join(', ')}) values (${list.join(', ')})`;
}

function whereFirst(table: TableDefinition): string {
  const key = table.primaryKey.join(', ');
  return `where (${key}) = (select ${key} from ${placeOf(table)} order by ${key} limit 1)`;
}

function otherValue(type: string, column: string): string {
  if (type === 'text') return `${column} || 'x'`;
  if (type === 'boolean') return `not ${column}`;
  if (type.startsWith('json')) return `'{"x":1}'`;
  return type.endsWith('[]') ? `array[${type === 'text[]' ? "'x'" : '7'}]::${type}` : `${column} + 1`;
}

function sampleOf(type: string, sample: string): string {
  if (type.startsWith('json')) return '{}';
  if (type.endsWith('[]')) return '{}';
  if (type.startsWith('timestamp')) return '2026-03-11';
  return type === 'boolean' ? 'true' : sample;
}
