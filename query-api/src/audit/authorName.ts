import type { ActorRole } from '@talloor/events/metadata.ts';
import type { Names } from './viewHistoryEvent.ts';

export const isOffice = (role: ActorRole | undefined): boolean => role === 'sales-support' || role === 'admin';

/** Customers only see that the office acted (ADR 0127): null and `is_by_office`. */
export const authorName = (
  { by, isByOffice }: { readonly by: string; readonly isByOffice: boolean },
  { names, isOfficeReader }: { readonly names: Names; readonly isOfficeReader: boolean },
): string | null => (isByOffice && !isOfficeReader ? null : (names.get(by) ?? null));
