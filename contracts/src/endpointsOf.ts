import type { Endpoint } from './endpoint.ts';

export const isEndpoint = (value: unknown): value is Endpoint =>
  isObject(value) && 'permission' in value && 'path' in value;

/** Schemas are class instances, groups plain objects. */
export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && Object.getPrototypeOf(value) === Object.prototype;

export const endpointsOf = (exports: Readonly<Record<string, unknown>>): readonly Endpoint[] =>
  Object.values(exports).flatMap((value) => {
    if (isEndpoint(value)) return [value];
    return isGroup(value) ? endpointsOf(value) : [];
  });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
