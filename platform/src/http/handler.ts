import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { CustomerRight, Endpoint, Permission } from '@talloor/contracts/endpoint.ts';
import type { Position } from '../event-store/port.ts';

export type Locale = 'nl' | 'fr' | 'en';

/** Who is signed in, as the session row says. */
export type SessionUser = {
  readonly userId: string;
  readonly roles: readonly ('customer' | 'sales-support' | 'auditor' | 'admin')[];
  /** Customer numbers that this user may order for. */
  readonly customers: readonly string[];
  readonly customerNumber: string | null;
  /** What the user may do for the chosen customer; the standard rights where nobody set them (ADR 0106). */
  readonly rights?: readonly CustomerRight[];
  readonly language: 'nl' | 'fr';
  /** When the session began and when it was last used, for its owner to see; absent of sessions that nobody is shown. */
  readonly begun?: {
    /** ISO 8601 in UTC. */
    readonly at: string;
    /** The last day, yyyy-mm-dd in Brussels. */
    readonly usedOn: string;
    readonly browser: 'chrome' | 'edge' | 'firefox' | 'safari' | 'other';
    readonly system: 'windows' | 'macos' | 'linux' | 'android' | 'ios' | 'other';
  };
  /** Set where an ERP system sent the user over: where their basket goes back to, with what that system wants back. */
  readonly erp?: {
    readonly hookUrl: string;
    readonly okCode: string;
    readonly target: string;
    readonly caller: string;
  };
  /** Set where somebody of the office looks at the shop as this user: the session reads, and every command is refused (ADR 0105). */
  readonly view?: {
    readonly viewId: string;
    /** Who looks. */
    readonly actorId: string;
    /** When it ends by itself, ISO 8601 in UTC. */
    readonly until: string;
    /** When the session ends in whose place it came, ISO 8601 in UTC, and when that began: it is given back for no longer. */
    readonly endsAt?: string;
    readonly begun?: NonNullable<SessionUser['begun']>;
  };
};

/** A machine that calls with an API key, and what the key is for. */
export type ApiKey = { readonly id: string; readonly name: string; readonly scopes: readonly string[] };

/** Who holds a key that is valid now; null for any other text. */
export type FindApiKey = (secret: string) => Promise<ApiKey | null>;

type ApiKeyOf<P extends Permission> = P['kind'] extends 'api-key' ? ApiKey : null;
type UserOf<P extends Permission> = P['kind'] extends 'anyone' ? SessionUser | null : SessionUser;
type CustomerOf<P extends Permission> = P['kind'] extends 'customer' ? string : string | null;

/** What a route knows beside its parsed input. */
export type RequestContext<P extends Permission = Permission> = {
  readonly user: UserOf<P>;
  /** The customer that every query of this request is bound to; a string where the permission demands one. */
  readonly customerNumber: CustomerOf<P>;
  readonly apiKey: ApiKeyOf<P>;
  readonly locale: Locale;
  /** Texts exist in two languages; `en` reads Dutch ones. */
  readonly language: 'nl' | 'fr';
  readonly correlationId: string;
  /** The client's Idempotency-Key, or a fresh one. */
  readonly idempotencyKey: string;
  /** The client says that it sent the same command before, under the same key (`Idempotency-Repeat: 1`). */
  readonly isRepeat: boolean;
  /** Position that this browser has written to (cookie `seen`). */
  readonly seen: Position | null;
  /** What this browser must send as `X-CSRF-Token`; a visitor gets the cookie that it belongs to. Changes at `signIn`. */
  readonly csrfToken: string;
  /** Starts a fresh session (a new id) for this user, as long as `sessionLifetime` says unless it is said. Command side only, as are the three below. */
  readonly signIn: (user: SessionUser, lifetimeMs?: number) => Promise<void>;
  /** Writes who the session's user now is, where it has just begun. */
  readonly updateUser: (user: SessionUser) => Promise<void>;
  /** Sets some of it, for instance another language: rights that were taken while the request was under way stay taken. */
  readonly changeUser: (fields: Partial<SessionUser>) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** For answers that last: whether the session still is one that may call this endpoint. Rejects in an outage. */
  readonly isStillPermitted: () => Promise<boolean>;
  readonly request: Request;
  readonly response: Response;
};

export type Input<E extends Endpoint> = {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
};

/**
 * The answer's body, or `rendered`: its JSON where the route has made that itself. `seen` moves the cookie, `stale` sets
 * X-Stale, `headers` are added, `status` is another than the endpoint's: where a link was followed, not a call made.
 */
export type Answer<E extends Endpoint> = (
  | { readonly body: z.input<E['response']>; readonly rendered?: never }
  | { readonly rendered: Buffer; readonly body?: never }
) & {
  readonly seen?: Position | null;
  readonly stale?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: 303;
};

/** Endpoints that `produces` something else than JSON write to `context.response` themselves and return 'handled'. */
export type Handler<E extends Endpoint> = (
  input: Input<E>,
  context: RequestContext<E['permission']>,
) => Promise<Answer<E> | 'handled'>;

/** A contract with what answers it: the thing that services export and compositions mount. */
export type Route<E extends Endpoint = Endpoint> = { readonly endpoint: E; readonly handle: Handler<E> };

/** Ties a handler to its contract, with types. */
export const route = <E extends Endpoint>(endpoint: E, handle: Handler<E>): Route =>
  ({ endpoint, handle }) as unknown as Route;
