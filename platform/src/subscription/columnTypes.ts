import { columnType as typeOf } from '../postgres/columnType.ts';
import type { Column, TableDefinition } from './projector.ts';

/** Without constraints. @throws for an undeclared column */
export function columnType(table: TableDefinition, column: string): string {
  const declared = table.columns[column];
  if (declared === undefined) throw new Error(`${table.name} declares no column ${column}`);
  return typeOf(declared);
}

const isArray = (type: string): boolean => type.endsWith('[]');

/** @throws for an invalid number */
export function toText(type: string, value: Column | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} is no ${type}`);
  if (isArray(type) && Array.isArray(value)) return arrayLiteral(value);
  return typeof value === 'string' && !isJson(type) ? value : JSON.stringify(value);
}

const isJson = (type: string): boolean => type === 'json' || type === 'jsonb';

function arrayLiteral(items: readonly unknown[]): string {
  const quoted = items.map((item) => {
    if (item === null) return 'null';
    const text = typeof item === 'string' ? item : JSON.stringify(item);
    return `"${text.replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${quoted.join(',')}}`;
}
