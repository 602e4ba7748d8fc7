import type { z } from 'zod';
import {
  officeRightsOf,
  type OfficeRight,
  type OfficeRole,
  type PersonRole,
} from '@talloor/rules/account/officeRights.ts';
import { isGranted, type CustomerRight } from '@talloor/rules/account/rights.ts';
import type { Features } from './features.ts';
import type { Thing } from './permissions/things.ts';
import type { ProblemCode } from './problem.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** The answering service; nginx locations follow from it. */
export type Side = 'command' | 'query';

export type Permission =
  | { readonly kind: 'anyone' }
  /** The route checks `right` for the customer in the address. */
  | { readonly kind: 'user'; readonly right?: CustomerRight }
  /** `right` restricts to users with it (ADR 0106). */
  | { readonly kind: 'customer'; readonly right?: CustomerRight }
  | { readonly kind: 'office'; readonly right: OfficeRight }
  /** A machine with `Authorization: Bearer …`; no session, no CSRF token. */
  | { readonly kind: 'api-key' };

export { isGranted, officeRightsOf, type CustomerRight, type OfficeRight, type OfficeRole, type PersonRole };

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** Express 5 path without locale; `/{locale}` or `?_locale=` select the language. */
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly side: Side;
  readonly permission: Permission;
  /** `also`: answers under `/oci` too, for the punch-out session. `only`: for that session alone (ADR 0149). */
  readonly inPunchOut?: 'also' | 'only';
  /** Other commands in a read-only view get 403 `view.read_only`. */
  readonly endsView?: true;
  /** Kind of thing per path parameter; required except for office and machines. */
  readonly names?: Readonly<Record<string, Thing>>;
  /** 404 while this feature is off. */
  readonly feature?: keyof Features;
  readonly params: Params;
  readonly query: Query;
  /** JSON unless `bodyType` differs. */
  readonly body: Body;
  /** `form`: multipart or urlencoded. The route reads `stream` and `file` from `context.request`. */
  readonly bodyType?: 'json' | 'text' | 'form' | 'stream' | 'file';
  /** Default 256 kB. */
  readonly bodyLimit?: number;
  /** May hold the CSRF token in place of the header; a query with it needs a token. */
  readonly csrfField?: string;
  /** Called from other sites with its own credentials, without a token. */
  readonly isCrossSite?: true;
  readonly response: Response;
  /** 204 has no body. */
  readonly status: 200 | 201 | 204 | 303;
  /** Content written by the route. */
  readonly produces?: 'event-stream' | 'jsonl' | 'redirect' | 'file' | 'page' | 'javascript';
  /** Redirect for browsers without a login or chosen customer. */
  readonly loggedOut?: (language: 'nl' | 'fr', parameters: Readonly<Record<string, string>>) => string;
  /** Redirect for browsers. */
  readonly opened?: (language: 'nl' | 'fr') => string;
  readonly problems: readonly ProblemCode[];
};

export function defineEndpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  const Who extends Permission,
>(endpoint: Endpoint<P, Q, B, R> & { readonly permission: Who }): Endpoint<P, Q, B, R> & { readonly permission: Who } {
  return endpoint;
}
