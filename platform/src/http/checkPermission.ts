import type { Request } from 'express';
import { isGranted, type Endpoint, type Permission } from '@talloor/contracts/endpoint.ts';
import type { ApiKey, FindApiKey, SessionUser } from './handler.ts';
import { Problem } from './problem.ts';

/** Whether this user may call at all: 401 without a session, 403 for a role that does not fit. @throws Problem */
export function checkPermission(permission: Permission, user: SessionUser | null): void {
  if (isPermitted(permission, user)) return;
  throw new Problem(user === null ? 'session.required' : 'permission.denied');
}

/**
 * Whoever looks as a customer gives no command whatever, but the one that ends that: every endpoint of the command side comes by
 * here. @throws Problem view.read_only
 */
export function checkView({ side, endsView }: Pick<Endpoint, 'side' | 'endsView'>, user: SessionUser | null): void {
  if (user?.view !== undefined && side === 'command' && endsView !== true) throw new Problem('view.read_only');
}

/** Whether this user, or a visitor (null), may call at all. */
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
      return user !== null && permission.roles.some((role) => user.roles.includes(role));
    case 'api-key':
      // No session says anything about it: `requireApiKey` does.
      return true;
    default:
      return permission satisfies never;
  }
}

/** Of secrets: nothing longer is looked up. */
const mostSecretCharacters = 200;

/** Who holds the key of `Authorization: Bearer`; asked before anything else of the request is read. @throws Problem */
export async function requireApiKey(request: Request, findApiKey: FindApiKey): Promise<ApiKey> {
  const [, secret] = /^Bearer ([\x21-\x7e]+)$/i.exec(request.get('authorization') ?? '') ?? [];
  const key = secret === undefined || secret.length > mostSecretCharacters ? null : await findApiKey(secret);
  if (key === null) throw new Problem('api_key.required');
  return key;
}

/**
 * A page says for whom it was shown (`X-Customer-Number`): where another window chose another customer meanwhile, nothing of it
 * is done for that one, and nothing of that one is shown on it. @throws Problem customer.changed
 */
export function checkShownCustomer(
  { permission }: Pick<Endpoint, 'permission'>,
  user: SessionUser | null,
  shown: string | undefined,
): void {
  if (permission.kind !== 'customer' || shown === undefined || !user?.customerNumber) return;
  if (shown !== user.customerNumber) throw new Problem('customer.changed');
}

/**
 * A call for a customer needs to know which (409). Who has chosen none has no record either: one that is asked for by its
 * number is not theirs (404). @throws Problem
 */
export function checkCustomer(endpoint: Endpoint, user: SessionUser | null, isByNumber: boolean): void {
  if (endpoint.permission.kind !== 'customer' || user?.customerNumber) return;
  if (endpoint.side === 'command' || !isByNumber) throw new Problem('customer.not_selected');
  throw new Problem(endpoint.problems.find((code) => code.endsWith('not_found')) ?? 'not_found');
}
