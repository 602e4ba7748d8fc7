import { changeTexts, sayCompany, usualCompany } from './sayCompany.ts';
import { sayPhone } from './sayPhone.ts';

/** Names the company, its phone and hours, before values are filled in. */
export type OwnTexts = <T>(texts: T) => T;

export const usualTexts: OwnTexts = (texts) => texts;

/** @param sayHours null for the usual opening hours */
export function ownTextsOf(
  { name, phone }: { readonly name: string; readonly phone: string | null },
  sayHours: ((text: string) => string) | null,
): OwnTexts {
  if (name === usualCompany && phone === null && sayHours === null) return usualTexts;
  const change = (text: string): string => {
    const named = sayCompany(text, name);
    const withHours = sayHours === null ? named : sayHours(named);
    return phone === null ? withHours : sayPhone(withHours, phone);
  };
  const changed = new Map<unknown, unknown>();
  return <T>(texts: T): T => {
    if (!changed.has(texts)) changed.set(texts, changeTexts(texts, change));
    return changed.get(texts) as T;
  };
}
