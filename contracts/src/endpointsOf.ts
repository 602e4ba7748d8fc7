import type { Endpoint } from './endpoint.ts';

/** Whether an export of a module is an endpoint. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  isObject(value) && 'permission' in value && 'path' in value;

/** Whether an export is a group of others: a plain object, where a schema is an instance of a class. */
export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && Object.getPrototypeOf(value) === Object.prototype;

/** The endpoints that a module exports, alone or in groups. */
export const endpointsOf = (exports: Readonly<Record<string, unknown>>): readonly Endpoint[] =>
  Object.values(exports).flatMap((value) => {
    if (isEndpoint(value)) return [value];
    return isGroup(value) ? endpointsOf(value) : [];
  });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
