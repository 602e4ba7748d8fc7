import type { z } from 'zod';
import { personalPaths } from './personal.ts';

/** Turns the data of one version into the data of the next. Pure; tested on the golden JSON of the old version. */
export type Upcaster = (data: unknown) => unknown;

/** All that the codec needs to know about one type of event. */
export type EventDefinition<Type extends string = string, Schema extends z.ZodType = z.ZodType> = {
  readonly type: Type;
  /** The version that is written today; 1 for the first. */
  readonly version: number;
  readonly schema: Schema;
  /** `upcasters[0]` turns version 1 into 2, and so on: exactly `version - 1` of them. */
  readonly upcasters: readonly Upcaster[];
  /** Names the person under whose key the personal field at `path` (`/address/name`) is encrypted; null where there is none. */
  readonly personOf: (data: z.output<Schema>, path: string) => string | null;
  readonly personalPaths: readonly (readonly string[])[];
};

/**
 * Declares an event type. Fails at start-up where an upcaster is missing or where personal fields name no person.
 */
export function defineEvent<Type extends string, Schema extends z.ZodType>(
  type: Type,
  schema: Schema,
  options: {
    version?: number;
    upcasters?: readonly Upcaster[];
    personOf?: (data: z.output<Schema>, path: string) => string | null;
  } = {},
): EventDefinition<Type, Schema> {
  const version = options.version ?? 1;
  const upcasters = options.upcasters ?? [];
  const paths = personalPaths(schema);
  if (upcasters.length !== version - 1) throw new Error(`${type} v${version} needs ${version - 1} upcasters`);
  if (paths.length > 0 && !options.personOf) throw new Error(`${type} has personal fields and names no person`);
  return { type, version, schema, upcasters, personOf: options.personOf ?? (() => null), personalPaths: paths };
}

/** `{type, data}` of one definition. */
export type EventOf<D> =
  D extends EventDefinition<infer Type, infer Schema> ? { type: Type; data: z.output<Schema> } : never;
/** The union of all events of a table of definitions. */
export type EventIn<T extends Record<string, EventDefinition>> = { [K in keyof T]: EventOf<T[K]> }[keyof T];
