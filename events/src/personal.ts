import { z } from 'zod';

const personalSchemas = new WeakSet<z.ZodType>();

/**
 * Marks a field as personal data, encrypted under the person's key; after erasure it reads `null` (architecture.md
 * §3).
 */
export function personal<T extends z.ZodType>(schema: T): z.ZodNullable<T> {
  const marked = schema.nullable();
  personalSchemas.add(marked);
  return marked;
}

/**
 * Paths, outermost first; `*` stands for every array item.
 * @throws for shapes without paths (record, tuple, pipe …), which would be stored in clear
 */
export function personalPaths(schema: z.ZodType, at: readonly string[] = []): string[][] {
  if (personalSchemas.has(schema)) return [[...at]];
  if (schema instanceof z.ZodArray) return personalPaths(schema.element as z.ZodType, [...at, '*']);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, inner]) => personalPaths(inner as z.ZodType, [...at, key]));
  const paths = inside(schema).flatMap((inner) => personalPaths(inner, at));
  if (paths.length > 0 && !transparent.has(schema.def.type))
    throw new Error(`${at.join('.') || 'data'}: a personal field in a ${schema.def.type} would be stored in clear`);
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()];
}

/** Wrappers that keep the path of their inner shape. */
const transparent: ReadonlySet<string> = new Set(['nullable', 'optional', 'default', 'readonly', 'union']);

function inside(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodLazy) return [schema.unwrap() as z.ZodType];
  return Object.values(schema.def)
    .flat()
    .filter((part): part is z.ZodType => part instanceof z.ZodType);
}
