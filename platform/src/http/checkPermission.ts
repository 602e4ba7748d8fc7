import type { Endpoint, Permission } from '@talloor/contracts/endpoint.ts';
import type { SessionUser } from './handler.ts';
import { Problem } from './problem.ts';

/** Whether this user may call at all: 401 without a session, 403 for a role that does not fit. @throws Problem */
export function checkPermission(permission: Permission, user: SessionUser | null): void {
  if (permission.kind === 'anyone') return;
  if (user === null) throw new Problem('session.required');
  const { roles } = user;
  if (permission.kind === 'office' && !permission.roles.some((role) => roles.includes(role)))
    throw new Problem('permission.denied');
  if (permission.kind === 'customer' && !roles.includes('customer')) throw new Problem('permission.denied');
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
