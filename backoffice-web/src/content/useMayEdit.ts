import { usePermissions } from 'react-admin';
import type { OfficeRole } from '../data/authProvider.ts';

/** Whether whoever is here may change the shop's content; an auditor reads it. Null while that is not known. */
export function useMayEdit(): boolean | null {
  const { permissions: role, isPending } = usePermissions<OfficeRole | null>();
  return isPending ? null : role === 'sales-support' || role === 'admin';
}
