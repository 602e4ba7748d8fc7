import { z } from 'zod';
import { extremeDates } from './extremeDates.ts';

export type Spoiled = { readonly what: string; readonly value: unknown };

const control = ['a\u0000b', 'a\u001bb', 'a\u0085b', 'a\ud800b'];

/** A body that JSON.stringify cannot write. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** At every depth. */
export function* spoil(schema: z.ZodType, value: unknown, at = 'value'): Generator<Spoiled> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    if (value !== undefined) yield* spoil(schema.unwrap() as z.ZodType, value, at);
  } else if (schema instanceof z.ZodNullable) {
    if (value !== null)
      for (const spoiled of spoil(schema.unwrap() as z.ZodType, value, at)) if (spoiled.value !== null) yield spoiled;
  } else if (schema instanceof z.ZodDiscriminatedUnion) {
    const option = (schema.options as z.ZodType[]).find((candidate) => candidate.safeParse(value).success);
    if (option) yield* spoil(option, value, at);
  } else if (schema instanceof z.ZodObject) yield* spoilObject(schema, value as Record<string, unknown>, at);
  else if (schema instanceof z.ZodRecord) yield* spoilRecord(schema, value as Record<string, unknown>, at);
  else if (schema instanceof z.ZodArray) yield* spoilArray(schema, value as unknown[], at);
  else if (schema instanceof z.ZodUndefined) yield { what: `${at} where there is none`, value: { unexpected: true } };
  else yield* spoilLeaf(schema, value, at);
}

function* spoilObject(schema: z.ZodObject, value: Readonly<Record<string, unknown>>, at: string): Generator<Spoiled> {
  yield { what: `${at} with an unknown field`, value: { ...value, unknown_field: 'x' } };
  yield { what: `${at} with a field called constructor`, value: { ...value, constructor: { prototype: { a: 1 } } } };
  for (const wrong of [null, [], 'text', 7, true]) yield { what: `${at} is ${JSON.stringify(wrong)}`, value: wrong };
  for (const [name, inner] of Object.entries(schema.shape)) {
    if (!inner.safeParse(undefined).success) {
      const { [name]: _, ...without } = value;
      yield { what: `${at} without ${name}`, value: without };
    }
    for (const spoiled of spoil(inner as z.ZodType, value[name], `${at}.${name}`))
      yield { what: spoiled.what, value: { ...value, [name]: spoiled.value } };
  }
}

function* spoilRecord(schema: z.ZodRecord, value: Readonly<Record<string, unknown>>, at: string): Generator<Spoiled> {
  for (const wrong of [null, [], [1], 'text', 7, true])
    yield { what: `${at} is ${JSON.stringify(wrong)}`, value: wrong };
  const [[key, inner] = ['', null]] = Object.entries(value);
  for (const name of ['no-number', 'constructor', 'toString', 'a\u0000b', '9'.repeat(1000), ''])
    yield { what: `${at} with a key ${name.slice(0, 12)}`, value: { ...value, [name]: inner } };
  const many = Array.from({ length: 5000 }, (_, index) => [String(index), inner]);
  yield { what: `${at} with 5000 keys`, value: Object.fromEntries(many) };
  for (const spoiled of spoil(schema.valueType as z.ZodType, inner, `${at}[${key}]`))
    yield { what: spoiled.what, value: { ...value, [key]: spoiled.value } };
}

function* spoilArray(schema: z.ZodArray, value: readonly unknown[], at: string): Generator<Spoiled> {
  for (const wrong of [null, {}, 'text', 7]) yield { what: `${at} is ${JSON.stringify(wrong)}`, value: wrong };
  yield { what: `${at} with 10 000 elements`, value: Array.from({ length: 10_000 }, () => value[0]) };
  for (const spoiled of spoil(schema.element as z.ZodType, value[0], `${at}[0]`))
    yield { what: spoiled.what, value: [spoiled.value] };
}

/** Only what the schema rejects; wrong types are listed by hand. */
function* spoilLeaf(schema: z.ZodType, value: unknown, at: string): Generator<Spoiled> {
  const others = typeof value === 'string' ? [7, ...control, 'x'.repeat(200_000)] : ['7', 1e308, -1e308, 'NaN'];
  if (typeof value === 'number') yield { what: `${at} beyond all numbers`, value: new RawJson('1e999') };
  for (const wrong of [null, true, [], {}, [value], { $gt: '' }, ...others])
    if (typeof wrong !== typeof value || typeof value !== 'boolean')
      yield { what: `${at} is ${labelOf(wrong)}`, value: wrong };
  for (const date of extremeDates(value)) yield { what: `${at} is ${date}`, value: date };
  if (schema instanceof z.ZodString && value === '') return;
  if (schema instanceof z.ZodString && !schema.safeParse('').success) yield { what: `${at} is empty`, value: '' };
}

const labelOf = (value: unknown): string =>
  JSON.stringify(typeof value === 'string' ? value.slice(0, 24) : value).slice(0, 24);

export function writeJson(value: unknown): string {
  const raws: string[] = [];
  const text = JSON.stringify(value, (_, inner: unknown) => {
    if (!(inner instanceof RawJson)) return inner;
    raws.push(inner.text);
    return `raw#${raws.length - 1}#`;
  });
  return text.replaceAll(/"raw#(\d+)#"/g, (_, index: string) => raws[Number(index)] ?? '');
}
