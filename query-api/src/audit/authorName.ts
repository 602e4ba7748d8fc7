import type { ActorRole } from '@talloor/events/metadata.ts';
import { officeRoles } from '@talloor/rules/account/officeRights.ts';
import type { Names } from './viewHistoryEvent.ts';

export const isOffice = (role: ActorRole | undefined): boolean => officeRoles.some((each) => each === role);

/** Customers only see that the office acted (ADR 0127): null and `is_by_office`. */
export const authorName = (
  { by, isByOffice }: { readonly by: string; readonly isByOffice: boolean },
  { names, isOfficeReader }: { readonly names: Names; readonly isOfficeReader: boolean },
): string | null => (isByOffice && !isOfficeReader ? null : (names.get(by) ?? null));
