import { isPunchOut, type Language } from '../paths.ts';

export const pdfOfOrder = (language: Language, number: string): string =>
  isPunchOut() ? `/oci/pending-order/${number}/pdf?_locale=${language}` : `/${language}/pending-order/${number}/pdf`;
