import { usualCompany } from '@talloor/messages/company/sayCompany.ts';
import type { Company } from '@talloor/platform/companySettings.ts';

/** The logo is a PNG; null: the name stands in its place. */
export type Letterhead = { readonly name: string; readonly logo: Uint8Array | null };

export const usualLetterhead: Letterhead = { name: usualCompany, logo: null };

export const letterheadOf = ({ name, logo }: Company): Letterhead => ({
  name,
  logo: logo?.type === 'image/png' ? logo.content : null,
});
