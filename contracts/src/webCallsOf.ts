import { isEndpoint, isGroup } from './endpointsOf.ts';

/** Client parts: addresses, simple values and lists, without zod. Importing others fails the build. */
export const webCallsOf = (exports: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(exports)
      .map(([name, value]) => [name, webCallOf(value)] as const)
      .filter(([, call]) => call !== undefined),
  );

function webCallOf(value: unknown): unknown {
  if (isEndpoint(value)) {
    const { name, method, path, side, bodyType } = value;
    return { name, method, path, side, ...(bodyType === undefined ? {} : { bodyType }) };
  }
  if (isPlain(value) || (Array.isArray(value) && value.every(isPlain))) return value;
  if (!isGroup(value)) return undefined;
  const calls = webCallsOf(value);
  return Object.keys(calls).length === Object.keys(value).length ? calls : undefined;
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
