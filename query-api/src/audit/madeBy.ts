import type { ActorRole } from '@talloor/events/metadata.ts';
import type { Names } from './viewHistoryEvent.ts';

/** Whether somebody of the office did it. */
export const isOffice = (role: ActorRole | undefined): boolean => role === 'sales-support' || role === 'admin';

/**
 * Who is named as having made something. The office reads names; to customers the office is the office, whoever of it acted
 * (ADR 0127): null there, and beside it `is_by_office`.
 */
export const madeBy = (
  { by, isByOffice }: { readonly by: string; readonly isByOffice: boolean },
  { names, isOfficeReader }: { readonly names: Names; readonly isOfficeReader: boolean },
): string | null => (isByOffice && !isOfficeReader ? null : (names.get(by) ?? null));
