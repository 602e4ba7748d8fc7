import type { SessionUser } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';

/**
 * Who was sent over by an ERP system showed a password alone and has no role of the office there: what opens the office is not
 * changed from such a session. @throws Problem
 */
export function checkOwnSession({ erp }: Pick<SessionUser, 'erp'>): void {
  if (erp !== undefined) throw new Problem('permission.denied');
}
