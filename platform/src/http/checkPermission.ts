import type { Request } from 'express';
import {
  isGranted,
  officeRightsOf,
  type Endpoint,
  type OfficeRight,
  type Permission,
} from '@talloor/contracts/endpoint.ts';
import type { ApiKey, FindApiKey, SessionUser } from './handler.ts';
import { Problem } from './problem.ts';

/** 401 without a session, 403 without the right. @throws Problem */
export function checkPermission(permission: Permission, user: SessionUser | null, isInPunchOut = false): void {
  if (isPermitted(permission, user)) return;
  const missing = isInPunchOut ? 'punch_out.session_required' : 'session.required';
  throw new Problem(user === null ? missing : 'permission.denied');
}

/** A read-only view rejects every command except the one that ends it. @throws Problem view.read_only */
export function checkView({ side, endsView }: Pick<Endpoint, 'side' | 'endsView'>, user: SessionUser | null): void {
  if (user?.view !== undefined && side === 'command' && endsView !== true) throw new Problem('view.read_only');
}

export function isPermitted(permission: Permission, user: SessionUser | null): boolean {
  switch (permission.kind) {
    case 'anyone':
      return true;
    case 'user':
      return user !== null;
    case 'customer':
      return (
        user !== null &&
        user.roles.includes('customer') &&
        (permission.right === undefined || isGranted(user.rights, permission.right))
      );
    case 'office':
      return user !== null && hasOfficeRight(user, permission.right);
    case 'api-key':
      // `requireApiKey` checks machines.
      return true;
    default:
      return permission satisfies never;
  }
}

export const hasOfficeRight = (
  { roles, officeRights }: Pick<SessionUser, 'roles' | 'officeRights'>,
  right: OfficeRight,
): boolean => (officeRights ?? officeRightsOf(roles)).includes(right);

/** Longer secrets are not looked up. */
const mostSecretCharacters = 200;

/** Runs before the request is read. @throws Problem */
export async function requireApiKey(request: Request, findApiKey: FindApiKey): Promise<ApiKey> {
  const [, secret] = /^Bearer ([\x21-\x7e]+)$/i.exec(request.get('authorization') ?? '') ?? [];
  const key = secret === undefined || secret.length > mostSecretCharacters ? null : await findApiKey(secret);
  if (key === null) throw new Problem('api_key.required');
  return key;
}

/** Another window may have chosen another customer. @throws Problem customer.changed */
export function checkShownCustomer(
  { permission }: Pick<Endpoint, 'permission'>,
  user: SessionUser | null,
  shownCustomerNumber: string | undefined,
): void {
  if (permission.kind !== 'customer' || shownCustomerNumber === undefined || !user?.customerNumber) return;
  if (shownCustomerNumber !== user.customerNumber) throw new Problem('customer.changed');
}

/** 409 without a chosen customer; 404 for a single record. @throws Problem */
export function checkCustomer(endpoint: Endpoint, user: SessionUser | null, isByNumber: boolean): void {
  if (endpoint.permission.kind !== 'customer' || user?.customerNumber) return;
  if (endpoint.side === 'command' || !isByNumber) throw new Problem('customer.not_selected');
  throw new Problem(endpoint.problems.find((code) => code.endsWith('not_found')) ?? 'not_found');
}
