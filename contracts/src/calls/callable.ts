import type { Callable } from '../client.ts';
import type { Endpoint } from '../endpoint.ts';

/**
 * The contracts as browsers need them: where to send what, the shapes as types only, no zod in the bundle. The files
 * beside this one list them by area; a test keeps them equal to the contracts.
 */
export const callable = <E extends Endpoint>(
  call: Pick<Callable<E>, 'name' | 'method' | 'path' | 'side' | 'bodyType'>,
) => call as Callable<E>;

/** A question that browsers ask. */
export const get = <E extends Endpoint>(name: string, path: string) =>
  callable<E>({ name, path, method: 'GET', side: 'query' } as Callable<E>);

/** A command that browsers send. */
export const command = <E extends Endpoint>(name: string, method: 'POST' | 'PUT' | 'DELETE', path: string) =>
  callable<E>({ name, path, method, side: 'command' } as Callable<E>);
