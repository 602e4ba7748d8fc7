import type { z } from 'zod';
import { isGranted, type CustomerRight } from '@talloor/rules/account/rights.ts';
import type { Features } from './features.ts';
import type { Thing } from './permissions/things.ts';
import type { ProblemCode } from './problem.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Which service answers; the single process mounts by it and nginx locations are generated from it. */
export type Side = 'command' | 'query';

export type OfficeRole = 'sales-support' | 'auditor' | 'admin';

/** Who may call: anyone, a signed-in user, a user who has chosen a customer, an office role, or an API key. */
export type Permission =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'user' }
  /** `right`: and who has it there (ADR 0106). */
  | { readonly kind: 'customer'; readonly right?: CustomerRight }
  | { readonly kind: 'office'; readonly roles: readonly OfficeRole[] }
  /** A machine with an API key (`Authorization: Bearer …`); such calls have no session and need no CSRF token. */
  | { readonly kind: 'api-key' };

export { isGranted, type CustomerRight };

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = {
  /** The word that greps through the house: contract, folder, decide, route, hook. */
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** Express 5 path, always without locale; `/{locale}` before it and `?_locale=` after it are the same endpoint. */
  readonly path: string;
  /** Further paths that mean the same. */
  readonly aliases?: readonly string[];
  readonly side: Side;
  readonly permission: Permission;
  /** The one command of a session that only looks as a customer; all others are refused there (403 `view.read_only`). */
  readonly endsView?: true;
  /** What each of its parameters names; every parameter in the address has one, unless the office or a machine calls. */
  readonly names?: Readonly<Record<string, Thing>>;
  /** Where this feature of the tenant is off the endpoint is not there: 404. */
  readonly feature?: keyof Features;
  readonly params: Params;
  readonly query: Query;
  /** JSON unless `bodyType` says otherwise; `z.undefined()` where there is none. */
  readonly body: Body;
  /**
   * `form` is multipart or urlencoded fields; `stream` (records) and `file` (bytes of any kind) are read by the route itself,
   * from `context.request`.
   */
  readonly bodyType?: 'json' | 'text' | 'form' | 'stream' | 'file';
  /** Of a JSON body, in bytes; 256 kB unless it is said. */
  readonly bodyLimit?: number;
  /** Field of the form that carries the CSRF token, for forms that are sent without script; by default the header does. */
  readonly csrfField?: string;
  /** Called by forms and links of other sites, with credentials of its own: it carries no token. */
  readonly isCrossSite?: true;
  readonly response: Response;
  /** Success status; 204 has no body. */
  readonly status: 200 | 201 | 204 | 303;
  /** What the answer is when not JSON; such answers are written by the route itself. */
  readonly produces?: 'event-stream' | 'jsonl' | 'redirect' | 'file' | 'page' | 'javascript';
  /**
   * Where a browser is led that opens this address while nobody is logged in or no customer is chosen: a person gets no
   * problem document to read. `parameters` are those of the path as they came.
   */
  readonly loggedOut?: (language: 'nl' | 'fr', parameters: Readonly<Record<string, string>>) => string;
  /** Where a browser goes on that opened this address and has been answered: a person gets no JSON to read. */
  readonly opened?: (language: 'nl' | 'fr') => string;
  readonly problems: readonly ProblemCode[];
};

/** Declares an endpoint; a missing permission, side or schema is a compile error. */
export function defineEndpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  const Who extends Permission,
>(endpoint: Endpoint<P, Q, B, R> & { readonly permission: Who }): Endpoint<P, Q, B, R> & { readonly permission: Who } {
  return endpoint;
}
