import { z } from 'zod';

type Schema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};

/** Nested text, or null for none. */
export function describeSchema(schema: z.ZodType, io: 'input' | 'output'): string | null {
  if (schema instanceof z.ZodUndefined) return null;
  return write(jsonSchemaOf(schema, io), '');
}

export function describeFields(schema: z.ZodType): readonly { name: string; required: boolean; takes: string }[] {
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
  return Object.entries(properties).map(([name, field]) => ({
    name,
    required: required.includes(name),
    takes: write(field, ''),
  }));
}

const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema;

function write(schema: Schema, indent: string): string {
  const fallback = schema.default === undefined ? '' : ` = ${JSON.stringify(schema.default)}`;
  return `${writeType(schema, indent)}${fallback}`;
}

function writeType(schema: Schema, indent: string): string {
  if (schema.$ref !== undefined) return 'the same again';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variants.map((variant) => write(variant, indent)).join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => write(item, indent)).join(', ')}]`;
  const { type } = schema;
  if (typeof type === 'object')
    return type.map((memberType) => writeType({ ...schema, type: memberType }, indent)).join(' | ');
  switch (type) {
    case 'object':
      return writeObject(schema, indent);
    case 'array':
      return `list${bounds(schema.minItems, schema.maxItems)} of ${schema.items ? write(schema.items, indent) : 'anything'}`;
    case 'string':
      return `text${schema.format ? ` (${schema.format})` : ''}${bounds(schema.minLength, schema.maxLength)}`;
    case 'integer':
    case 'number':
      return `${type === 'integer' ? 'whole number' : 'number'}${bounds(schema.minimum, schema.maximum)}`;
    case 'boolean':
    case 'null':
      return type;
    case undefined:
    default:
      return 'anything';
  }
}

function writeObject({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${write(field, inner)}`,
  );
  if (typeof additionalProperties === 'object') lines.push(`${inner}[any name]: ${write(additionalProperties, inner)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function bounds(least: number | undefined, most: number | undefined): string {
  const isReal = (value: number | undefined): value is number =>
    value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  if (isReal(least) && isReal(most)) return ` ${least}–${most}`;
  if (isReal(most)) return ` up to ${most}`;
  return isReal(least) && least > 0 ? ` from ${least}` : '';
}
