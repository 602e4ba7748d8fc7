import { fillPath } from '@talloor/contracts/client.ts';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { allPathsOf } from '@talloor/contracts/punchOutPaths.ts';
import { defaultOfficeRights } from '@talloor/rules/account/officeRights.ts';
import { writeJson } from './spoil.ts';
import type { ValidRequest } from './validRequest.ts';
import type { Caller } from './tenant.ts';
import { writeForm } from './writeForm.ts';

export type Hostile = {
  readonly what: string;
  /** Null: no cookies. */
  readonly caller: Caller | null;
  /** Default: the caller's token. */
  readonly token?: 'none' | 'garbage' | 'of another session';
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | (() => string | Buffer);
  /** Status, a rejection (the default), or `harmless`: no foreign data. */
  readonly expected?: number | 'refused' | 'harmless';
};

export const typeOf = ({ bodyType = 'json' }: Endpoint) => bodyTypes[bodyType];
const bodyTypes = {
  json: 'application/json',
  text: 'text/plain',
  form: 'application/x-www-form-urlencoded',
  stream: 'application/x-ndjson',
  file: 'text/csv',
} as const;

export const callerOf = ({ permission, inPunchOut }: Endpoint): Caller => {
  if (inPunchOut === 'only' && permission.kind !== 'anyone') return 'buyer';
  switch (permission.kind) {
    case 'anyone':
      return 'visitor';
    case 'user':
      return 'chooser';
    case 'customer':
      return 'customer';
    case 'office':
      return defaultOfficeRights.auditor.includes(permission.right) ? 'auditor' : 'admin';
    case 'api-key':
      return 'machine';
    default:
      return permission satisfies never;
  }
};

export const addressesOf = (endpoint: Endpoint): readonly string[] =>
  allPathsOf(endpoint).flatMap((address) => ['', '/nl', '/fr', '/en'].map((locale) => `${locale}${address}`));

export const pathOf = (endpoint: Endpoint, { params = {}, query = {} }: ValidRequest, address = endpoint.path) => {
  const search = new URLSearchParams(query).toString();
  return `${fillPath(address, params)}${search === '' ? '' : `?${search}`}`;
};

export function validCall(endpoint: Endpoint, valid: ValidRequest): Hostile & { readonly body?: string | Buffer } {
  const { body } = valid;
  return {
    what: 'the valid call',
    caller: callerOf(endpoint),
    method: endpoint.method,
    path: pathOf(endpoint, valid),
    ...(body === undefined
      ? {}
      : {
          headers: { 'content-type': typeOf(endpoint) },
          body: writeBody(endpoint, body),
        }),
  };
}

function writeBody({ bodyType = 'json' }: Endpoint, body: unknown): string {
  switch (bodyType) {
    case 'text':
    case 'stream':
    case 'file':
      return typeof body === 'string' ? body : writeJson(body);
    case 'form':
      return writeForm(body);
    case 'json':
      return writeJson(body);
    default:
      return bodyType satisfies never;
  }
}
