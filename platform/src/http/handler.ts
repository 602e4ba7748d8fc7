import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { CustomerRight, Endpoint, OfficeRight, Permission, PersonRole } from '@talloor/contracts/endpoint.ts';
import type { Position } from '../eventStore/port.ts';

export type Locale = 'nl' | 'fr' | 'en';

export type SessionUser = {
  readonly userId: string;
  readonly roles: readonly PersonRole[];
  /** Default: the roles' rights at the start. */
  readonly officeRights?: readonly OfficeRight[];
  readonly customers: readonly string[];
  readonly customerNumber: string | null;
  /** Rights for the chosen customer; default: the standard rights (ADR 0106). */
  readonly rights?: readonly CustomerRight[];
  readonly language: 'nl' | 'fr';
  /** Shown to the session's owner. */
  readonly begun?: {
    readonly at: string;
    /** yyyy-mm-dd in Brussels. */
    readonly usedOn: string;
    readonly browser: 'chrome' | 'edge' | 'firefox' | 'safari' | 'other';
    readonly system: 'windows' | 'macos' | 'linux' | 'android' | 'ios' | 'other';
  };
  /** Set for a punch-out: return address and data of the ERP system. */
  readonly erp?: {
    readonly punchOutId: string;
    /** Null: the basket cannot go back. */
    readonly hookUrl: string | null;
    readonly okCode: string;
    readonly target: string;
    /** Window or frame of the form. */
    readonly window: string;
    readonly caller: string;
    /** Asked for; null: the customer's. */
    readonly charset: string | null;
    readonly endsAt: string;
  };
  /** Set for a read-only view of the office (ADR 0105). */
  readonly view?: {
    readonly viewId: string;
    readonly actorId: string;
    /** ISO 8601 in UTC. */
    readonly until: string;
    /** End of the office session that the view replaced. */
    readonly endsAt?: string;
    readonly begun?: NonNullable<SessionUser['begun']>;
  };
};

export type ApiKey = { readonly id: string; readonly name: string; readonly scopes: readonly string[] };

export type FindApiKey = (secret: string) => Promise<ApiKey | null>;

type ApiKeyOf<P extends Permission> = P['kind'] extends 'api-key' ? ApiKey : null;
type UserOf<P extends Permission> = P['kind'] extends 'anyone' ? SessionUser | null : SessionUser;
type CustomerOf<P extends Permission> = P['kind'] extends 'customer' ? string : string | null;

export type RequestContext<P extends Permission = Permission> = {
  readonly user: UserOf<P>;
  /** Binds every query; a string when the permission needs one. */
  readonly customerNumber: CustomerOf<P>;
  readonly apiKey: ApiKeyOf<P>;
  readonly locale: Locale;
  /** `en` reads Dutch texts. */
  readonly language: 'nl' | 'fr';
  readonly correlationId: string;
  /** Idempotency-Key of the client, or a new one. */
  readonly idempotencyKey: string;
  /** `Idempotency-Repeat: 1`. */
  readonly isRepeat: boolean;
  /** Position of the browser's last write (cookie `seen`). */
  readonly seenPosition: Position | null;
  /** Required as `X-CSRF-Token`; changes at `signIn`. */
  readonly csrfToken: string;
  /** Default lifetime `sessionLifetime`. Command side only, like the next three. */
  readonly signIn: (user: SessionUser, lifetimeMs?: number) => Promise<void>;
  readonly updateUser: (user: SessionUser) => Promise<void>;
  /** Concurrent changes of rights are kept. */
  readonly changeUser: (fields: Partial<SessionUser>) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** For long answers. Rejects in an outage. */
  readonly isStillPermitted: () => Promise<boolean>;
  readonly request: Request;
  readonly response: Response;
};

export type Input<E extends Endpoint> = {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
};

type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;

/** Body, or the location of a 303. `seen` sets the cookie, `stale` sets X-Stale. */
export type Answer<E extends Endpoint> = (
  | { readonly body: Immutable<z.input<E['response']>>; readonly redirect?: never }
  | { readonly redirect: string; readonly body?: never }
) & {
  readonly seen?: Position | null;
  readonly stale?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Endpoints with `produces` write to `context.response` and return 'handled'. */
export type Handler<E extends Endpoint> = (
  input: Input<E>,
  context: RequestContext<E['permission']>,
) => Promise<Answer<E> | 'handled'>;

export type Route<E extends Endpoint = Endpoint> = { readonly endpoint: E; readonly handle: Handler<E> };

export const route = <E extends Endpoint>(endpoint: E, handle: Handler<E>): Route =>
  ({ endpoint, handle }) as unknown as Route;
