import type { Permission } from '@talloor/contracts/endpoint.ts';
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

/** A call that orders for somebody needs to know for whom (409). @throws Problem */
export function checkCustomer(permission: Permission, user: SessionUser | null): void {
  if (permission.kind === 'customer' && !user?.customerNumber) throw new Problem('customer.not_selected');
}
