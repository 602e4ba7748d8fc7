import type { Request } from 'express';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { isOpenedByBrowser } from './isOpenedByBrowser.ts';
import { isPermitted } from './checkPermission.ts';
import type { SessionUser } from './handler.ts';
import { localeOf } from './locale.ts';
import { isPunchOut } from './punchOut.ts';

/** Address for a browser; null for programs and other endpoints. */
export function leadToLogin(endpoint: Endpoint, request: Request, user: SessionUser | null): string | null {
  const { loggedOut, permission } = endpoint;
  if (loggedOut === undefined || isPunchOut(request) || !isOpenedByBrowser(request)) return null;
  const isKnown = isPermitted(permission, user);
  const isMissing =
    user === null ? !isKnown : isKnown && permission.kind === 'customer' && user.customerNumber === null;
  return isMissing ? loggedOut(localeOf(request).language, parametersOf(request)) : null;
}

const parametersOf = ({ params }: Request): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
