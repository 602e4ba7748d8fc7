import type { Column, TableDefinition } from './projector.ts';

const constraint = /\s+(?:not\s+null|null|default|collate|check|constraint|generated|references|unique|primary)\b.*$/is;

/** The SQL type of a declared column, without its constraints. @throws where the column is not declared */
export function columnType(table: TableDefinition, column: string): string {
  const declared = table.columns[column];
  if (declared === undefined) throw new Error(`${table.name} declares no column ${column}`);
  return declared.replace(constraint, '').trim();
}

const isArray = (type: string): boolean => type.endsWith('[]');

/** How a value of this type travels inside a JSON array: PostgreSQL arrays as their own literal, all else as itself. */
export const toJson = (type: string, value: Column | undefined): unknown =>
  isArray(type) && Array.isArray(value) ? arrayLiteral(value) : (value ?? null);

/** SQL that takes the `index`-th item of the JSON array `r` back as this type. */
export function fromJson(type: string, index: number): string {
  if (type === 'text') return `r->>${index}`;
  if (type === 'jsonb') return `nullif(r->${index}, 'null')`;
  return `(r->>${index})::${type}`;
}

/** The text form of a PostgreSQL array. */
function arrayLiteral(items: readonly unknown[]): string {
  const quoted = items.map((item) => {
    if (item === null) return 'null';
    const text = typeof item === 'string' ? item : JSON.stringify(item);
    return `"${text.replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${quoted.join(',')}}`;
}
