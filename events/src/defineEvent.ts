import type { z } from 'zod';
import { personalPaths } from './personal.ts';

export type WrittenBy = { readonly actorId: string; readonly onBehalfOf: string | null };

/** From one version to the next. Pure; tested on the golden JSON of the old version. */
export type Upcaster = (data: unknown, writtenBy: WrittenBy) => unknown;

/** Account whose words an event without a person holds; null for the system. */
export function writerOf({ actorId, onBehalfOf }: WrittenBy): string | null {
  const writer = onBehalfOf ?? actorId;
  return /^\d+$/.test(writer) ? writer : null;
}

export type EventDefinition<Type extends string = string, Schema extends z.ZodType = z.ZodType> = {
  readonly type: Type;
  /** Starts at 1. */
  readonly version: number;
  readonly schema: Schema;
  /** `upcasters[0]` turns version 1 into 2: exactly `version - 1` entries. */
  readonly upcasters: readonly Upcaster[];
  /** Person whose key encrypts the field at `path` (`/address/name`). */
  readonly personOf: (data: z.output<Schema>, path: string) => string | null;
  readonly personalPaths: readonly (readonly string[])[];
};

/** @throws at start-up when an upcaster is missing or personal fields name no person */
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

export type EventOf<D> =
  D extends EventDefinition<infer Type, infer Schema> ? { type: Type; data: z.output<Schema> } : never;
export type EventIn<T extends Record<string, EventDefinition>> = { [K in keyof T]: EventOf<T[K]> }[keyof T];
