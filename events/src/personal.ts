import { z } from 'zod';

const personalSchemas = new WeakSet<z.ZodType>();

/**
 * Marks a field as personal data. The codec stores it encrypted under the key of the event's person; after that key is
 * erased the field reads as `null`, and every history must still be readable (architecture.md §3).
 */
export function personal<T extends z.ZodType>(schema: T): z.ZodNullable<T> {
  const marked = schema.nullable();
  personalSchemas.add(marked);
  return marked;
}

/** Paths of all personal fields of an event's data, outermost first; `*` stands for every item of an array. */
export function personalPaths(schema: z.ZodType, at: readonly string[] = []): string[][] {
  if (personalSchemas.has(schema)) return [[...at]];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return personalPaths(schema.unwrap() as z.ZodType, at);
  if (schema instanceof z.ZodArray) return personalPaths(schema.element as z.ZodType, [...at, '*']);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, inner]) => personalPaths(inner as z.ZodType, [...at, key]));
  return [];
}
