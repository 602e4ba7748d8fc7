import type { Language } from '../../paths.ts';

/** `België` for `BE`; unknown codes stay. */
export function countryName(language: Language, code: string): string {
  try {
    return new Intl.DisplayNames([`${language}-BE`], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
