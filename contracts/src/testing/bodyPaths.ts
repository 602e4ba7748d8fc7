import { z } from 'zod';

type Schema = { readonly [key in 'properties']?: Readonly<Record<string, Schema>> } & {
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly propertyNames?: object;
};

/**
 * As a 400 names them: `lines.0.quantity`.
 * @param key of values by key
 */
export function bodyPaths(body: z.ZodType, key = '0'): readonly string[] {
  const pathsOf = ({ properties, items, oneOf, propertyNames }: Schema, start: readonly string[]): string[] => {
    if (oneOf !== undefined) return oneOf.flatMap((each) => pathsOf(each, start));
    if (items !== undefined) return pathsOf(items, [...start, '0']);
    if (propertyNames !== undefined) return [[...start, key].join('.')];
    if (properties === undefined) return [start.join('.')];
    return Object.entries(properties).flatMap(([name, schema]) => pathsOf(schema, [...start, name]));
  };
  return [...new Set(pathsOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema, []))];
}
