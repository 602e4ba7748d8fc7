import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { ProblemCode, ProblemDocument } from './problem.ts';
import { ProblemError } from './problemError.ts';

/** The parts of an endpoint that the client needs at run time; in a bundle its schemas exist as types only (webCallsOf.ts). */
export type Callable<E extends Endpoint = Endpoint> = Pick<E, 'name' | 'method' | 'path' | 'side'> & {
  readonly bodyType?: Endpoint['bodyType'];
  readonly params?: E['params'];
  readonly query?: E['query'];
  readonly body?: E['body'];
  readonly response?: E['response'];
};

type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;
/** What a call takes: every part is optional where the contract lets it be empty. */
export type CallInput<C extends Callable> = {
  readonly params?: InputOf<C['params']>;
  readonly query?: InputOf<C['query']>;
  readonly body?: InputOf<C['body']>;
};
export type CallOutput<C extends Callable> =
  NonNullable<C['response']> extends infer R extends z.ZodType ? z.output<R> : unknown;

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** The same key again is the same command; a fresh one by default. */
  readonly idempotencyKey?: string;
  /** It was sent before under this key, and nobody knows whether it arrived: the server looks further for it. */
  readonly isRepeat?: boolean;
  /** The body of a contract whose `bodyType` is `file`: its bytes as they are, under its own type. */
  readonly file?: Blob;
};

export type ClientOptions = {
  /** From `GET /api/user`; null while unknown. */
  readonly getCsrfToken: () => string | null;
  /** Whom the page shows one as ordering for; null while it shows nobody. What is meant for one customer never reaches another. */
  readonly getCustomerNumber?: () => string | null;
  /** Language of the page; texts of problems come in it. */
  readonly locale: () => 'nl' | 'fr';
  /** The answer does not yet hold what this browser wrote: show it, and ask again soon. */
  readonly onStale?: (endpointName: string) => void;
  /** Called before the error is thrown, for instance to go to the login page. */
  readonly onProblem?: (problem: ProblemError, endpointName: string) => void;
  readonly fetch?: typeof fetch;
};

export type Client = {
  /** @throws ProblemError, or the signal's reason where it was aborted */
  readonly call: <C extends Callable>(
    endpoint: C,
    input?: CallInput<C>,
    options?: CallOptions,
  ) => Promise<CallOutput<C>>;
  /** The same with the answer's headers (`Content-Range`), and the address that answered: another one after a redirect. */
  readonly answer: <C extends Callable>(
    endpoint: C,
    input?: CallInput<C>,
    options?: CallOptions,
  ) => Promise<{ data: CallOutput<C>; headers: Headers; url: string }>;
  /** Address of an endpoint, for links and event streams. */
  readonly urlOf: <C extends Callable>(endpoint: C, input?: CallInput<C>) => string;
};

/** The one way in which both webs speak to the server. */
export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request));

  const urlOf = (endpoint: Callable, input: CallInput<Callable> = {}): string => {
    const path = fillPath(endpoint.path, (input.params ?? {}) as Record<string, unknown>);
    const isApi = path.startsWith('/api/');
    const query = new URLSearchParams(isApi ? [] : [['_locale', options.locale()]]);
    for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, string | number | undefined>))
      if (value !== undefined) query.set(name, String(value));
    const search = query.size > 0 ? `?${query}` : '';
    return `${isApi ? `/${options.locale()}` : ''}${path}${search}`;
  };

  const fail = (problem: ProblemError, endpoint: Callable): never => {
    options.onProblem?.(problem, endpoint.name);
    throw problem;
  };

  const answer = async (endpoint: Callable, input: CallInput<Callable> = {}, call: CallOptions = {}) => {
    const isText = endpoint.bodyType === 'text';
    const token = options.getCsrfToken();
    const customer = options.getCustomerNumber?.() ?? null;
    const isChange = endpoint.side === 'command' || endpoint.method !== 'GET';
    const headers: Record<string, string> = {
      accept: 'application/json',
      ...(call.file ? { 'content-type': call.file.type || 'application/octet-stream' } : {}),
      ...(input.body === undefined
        ? {}
        : { 'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json' }),
      ...(customer === null ? {} : { 'x-customer-number': customer }),
      ...(isChange && token !== null ? { 'x-csrf-token': token } : {}),
      ...(endpoint.side === 'command' ? { 'idempotency-key': call.idempotencyKey ?? freshIdempotencyKey() } : {}),
      ...(endpoint.side === 'command' && call.isRepeat === true ? { 'idempotency-repeat': '1' } : {}),
    };
    let response: Response;
    let body: string;
    try {
      response = await send(urlOf(endpoint, input), {
        method: endpoint.method,
        credentials: 'same-origin',
        headers,
        ...(input.body === undefined ? {} : { body: isText ? (input.body as string) : JSON.stringify(input.body) }),
        ...(call.file ? { body: call.file } : {}),
        ...(call.signal ? { signal: call.signal } : {}),
      });
      body = await response.text();
    } catch (error) {
      if (call.signal?.aborted) throw error;
      return fail(new ProblemError('network.failed', 0, null, { cause: error }), endpoint);
    }
    if (!response.ok) return fail(problemOf(response, body), endpoint);
    if (response.headers.get('x-stale') === 'true') options.onStale?.(endpoint.name);
    const data = body === '' ? undefined : (JSON.parse(body) as unknown);
    return { data, headers: response.headers, url: response.url };
  };

  return {
    answer: answer as Client['answer'],
    call: (async (endpoint: Callable, input?: CallInput<Callable>, call?: CallOptions) =>
      (await answer(endpoint, input, call)).data) as Client['call'],
    urlOf,
  };
}

/** A key for one command. A page on plain HTTP in the house has no `crypto.randomUUID`. */
export const freshIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Fills an Express 5 path; an optional group whose parameter is missing falls away. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path
    .replaceAll(/\{([^}]*)\}/g, (_, group: string) =>
      [...group.matchAll(/:(\w+)/g)].every(([, name]) => params[name ?? ''] !== undefined) ? group : '',
    )
    .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

function problemOf(response: Response, body: string): ProblemError {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  if (!isProblem)
    return new ProblemError(response.status >= 502 ? 'service.unavailable' : 'internal', response.status, null);
  const document = JSON.parse(body) as ProblemDocument;
  return new ProblemError(document.code as ProblemCode, response.status, document);
}
