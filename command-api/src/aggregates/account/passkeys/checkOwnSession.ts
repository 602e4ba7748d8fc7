import type { SessionUser } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';

/** ERP sessions change no office credentials. @throws Problem */
export function checkOwnSession({ erp }: Pick<SessionUser, 'erp'>): void {
  if (erp !== undefined) throw new Problem('permission.denied');
}
