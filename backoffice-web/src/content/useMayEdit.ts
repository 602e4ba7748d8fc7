import { usePermissions } from 'react-admin';
import type { OfficeRole } from '../data/authProvider.ts';

/** Null while unknown. */
export function useMayEdit(): boolean | null {
  const { permissions: role, isPending } = usePermissions<OfficeRole | null>();
  return isPending ? null : role === 'sales-support' || role === 'admin';
}
