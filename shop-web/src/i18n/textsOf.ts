import type { ShownCompany } from '@talloor/look/company.ts';
import { changeTexts, sayCompany, usualCompany } from '@talloor/messages/company/sayCompany.ts';
import { sayPhone } from '@talloor/messages/company/sayPhone.ts';
import { sayOwnHours } from '@talloor/rules/service/sayOwnHours.ts';

/** Name, opening hours and phone of the company in place of those of the product. */
export function textsOf<T>({ name, phone, opening_hours: week }: ShownCompany, texts: T): T {
  if (name === usualCompany && phone === null && week === null) return texts;
  const sayHours = week && sayOwnHours(week);
  return changeTexts(texts, (text) => {
    const named = sayCompany(text, name);
    const withHours = sayHours === null ? named : sayHours(named);
    return phone === null ? withHours : sayPhone(withHours, phone);
  });
}
