import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { ProblemCode, ProblemDocument } from './problem.ts';
import { ProblemError } from './problemError.ts';

/** Client part; bundles keep schemas as types only (webCallsOf.ts). */
export type Callable<E extends Endpoint = Endpoint> = Pick<E, 'name' | 'method' | 'path' | 'side'> & {
  readonly bodyType?: Endpoint['bodyType'];
  readonly params?: E['params'];
  readonly query?: E['query'];
  readonly body?: E['body'];
  readonly response?: E['response'];
};

type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;
/** Parts of a call that may be empty are optional. */
export type CallInput<C extends Callable> = {
  readonly params?: InputOf<C['params']>;
  readonly query?: InputOf<C['query']>;
  readonly body?: InputOf<C['body']>;
};
export type CallOutput<C extends Callable> =
  NonNullable<C['response']> extends infer R extends z.ZodType ? z.output<R> : unknown;

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** The same key is the same command; default: a new key. */
  readonly idempotencyKey?: string;
  /** Repeats a command whose answer was lost. */
  readonly isRepeat?: boolean;
  /** Body of `bodyType: 'file'`. */
  readonly file?: Blob;
};

export type ClientOptions = {
  /** From `GET /api/user`; null while unknown. */
  readonly getCsrfToken: () => string | null;
  /** Prevents commands for another customer. */
  readonly getCustomerNumber?: () => string | null;
  /** `/oci` on punch-out pages: every call is made there. Default: none. */
  readonly prefix?: () => string;
  /** Language of the page and of problem texts. */
  readonly locale: () => 'nl' | 'fr' | 'en';
  /** The answer lacks this browser's last write. */
  readonly onStale?: (endpointName: string) => void;
  /** Called before the error is thrown. */
  readonly onProblem?: (problem: ProblemError, endpointName: string) => void;
  /** Returns the text of the error if the page has none of these fields. */
  readonly markRefused?: (errors: ProblemError['errors']) => string | null;
  readonly fetch?: typeof fetch;
};

export type Client = {
  /** @throws ProblemError, or the reason of an aborted signal */
  readonly call: <C extends Callable>(
    endpoint: C,
    input?: CallInput<C>,
    options?: CallOptions,
  ) => Promise<CallOutput<C>>;
  /** Also returns headers (`Content-Range`) and the final address after redirects. */
  readonly answer: <C extends Callable>(
    endpoint: C,
    input?: CallInput<C>,
    options?: CallOptions,
  ) => Promise<{ data: CallOutput<C>; headers: Headers; url: string }>;
  readonly urlOf: <C extends Callable>(endpoint: C, input?: CallInput<C>) => string;
};

export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request));

  const urlOf = (endpoint: Callable, input: CallInput<Callable> = {}): string => {
    const filled = fillPath(endpoint.path, (input.params ?? {}) as Record<string, unknown>);
    const prefix = options.prefix?.() ?? '';
    const path = filled.startsWith(`${prefix}/`) ? filled : `${prefix}${filled}`;
    const isApi = path.startsWith('/api/');
    const query = new URLSearchParams(isApi ? [] : [['_locale', options.locale()]]);
    for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, string | number | undefined>))
      if (value !== undefined) query.set(name, String(value));
    const search = query.size > 0 ? `?${query.toString()}` : '';
    return `${isApi ? `/${options.locale()}` : ''}${path}${search}`;
  };

  const fail = (problem: ProblemError, endpoint: Callable): never => {
    options.onProblem?.(problem, endpoint.name);
    const isMarked = endpoint.side === 'command' || endpoint.method !== 'GET';
    const unmarked = isMarked ? options.markRefused?.(problem.errors) : null;
    if (typeof unmarked === 'string') problem.message = unmarked;
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

/** `crypto.randomUUID` is missing on plain HTTP. */
export const freshIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Fills an Express 5 path; optional groups without a parameter are omitted. */
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
