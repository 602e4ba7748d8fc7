import { Metadata, status } from '@grpc/grpc-js';

/** By name. Only `$admins` read `$all`, as by default. */
export type DoubleLogins = Readonly<Record<string, { readonly password: string; readonly isAdmin: boolean }>>;

type Refusal = { readonly code: status; readonly details: string; readonly metadata?: Metadata };

export function refuseCall(logins: DoubleLogins, metadata: Metadata, readsAll: boolean): Refusal | null {
  const [, encoded = ''] = /^Basic (.+)$/.exec(String(metadata.get('authorization')[0] ?? '')) ?? [];
  if (encoded === '') return accessDenied();
  const [, name = '', password] = /^([^:]*):(.*)$/.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  const login = logins[name];
  if (login === undefined || login.password !== password)
    return { code: status.UNAUTHENTICATED, details: 'Received HTTP status code 401' };
  return readsAll && !login.isAdmin ? accessDenied() : null;
}

function accessDenied(): Refusal {
  const metadata = new Metadata();
  metadata.set('exception', 'access-denied');
  return { code: status.PERMISSION_DENIED, details: 'Access Denied', metadata };
}
