import { usePermissions } from 'react-admin';
import type { OfficeRight } from '@talloor/rules/account/officeRights.ts';

/** Null while unknown. */
export function useOfficeRights(): readonly OfficeRight[] | null {
  const { permissions } = usePermissions<readonly OfficeRight[]>();
  return permissions ?? null;
}

/** Null while unknown. */
export function useMayEdit(right: OfficeRight): boolean | null {
  return useOfficeRights()?.includes(right) ?? null;
}
