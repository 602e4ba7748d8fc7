import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import type { OwnedThing } from '@talloor/contracts/permissions/things.ts';
import { z } from 'zod';
import type { ValidRequest } from './validRequest.ts';

export type ExampleIds = Readonly<Partial<Record<OwnedThing, string>>>;

/** @returns null when schemas have further rules, or a named thing has no id: write it by hand */
export function exampleRequest({ params, query, body, names = {} }: Endpoint, ids: ExampleIds): ValidRequest | null {
  const named: Record<string, string> = {};
  for (const [name, thing] of Object.entries(names)) {
    if (thing === 'public' || thing === 'expected') continue;
    const id = ids[thing];
    if (id === undefined) return null;
    named[name] = id;
  }
  const example = {
    params: exampleOf(params, named) as Readonly<Record<string, string>>,
    query: exampleOf(query, named) as Readonly<Record<string, string>>,
    body: exampleOf(body, named),
  };
  const fits =
    params.safeParse(example.params).success &&
    query.safeParse(example.query).success &&
    body.safeParse(example.body).success;
  if (!fits) return null;
  return {
    ...(Object.keys(example.params).length > 0 && { params: example.params }),
    ...(Object.keys(example.query).length > 0 && { query: example.query }),
    ...(example.body !== undefined && { body: example.body }),
  };
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

function exampleOf(schema: z.ZodType, named: Readonly<Record<string, string>>): unknown {
  if (schema.safeParse(undefined).success) return undefined;
  const example = valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return example;
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, named[name] ?? value]));
}

function valueOf(schema: JsonSchema | boolean): unknown {
  if (typeof schema === 'boolean') return undefined;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [firstChoice] = schema.anyOf ?? schema.oneOf ?? [];
  if (firstChoice) return valueOf(firstChoice);
  const { type, properties = {}, items, minimum = 1 } = schema;
  if (type === 'object') return Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, valueOf(of)]));
  if (type === 'array') return Array.isArray(items) || items === undefined ? [] : [valueOf(items)];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(1, minimum);
  return type === 'string' ? textOf(schema) : undefined;
}

const texts = ['7', 'Keuken', '2026-03-13', '2026-03-13T09:00:00Z', 'keuken@talloor.example'];
const uuid = '00000000-0000-4000-8000-000000000001';
const textOf = ({ pattern = '', minLength = 0, maxLength = Infinity }: JsonSchema): string | undefined =>
  [...texts, uuid].find(
    (text) => new RegExp(pattern, 'u').test(text) && text.length >= minLength && text.length <= maxLength,
  );
