/** Texts name the company so. */
export const usualCompany = 'Talloor';

export const sayCompany = (text: string, name: string): string => text.replaceAll(usualCompany, () => name);

export const sayCompanyIn = <T>(texts: T, name: string): T =>
  name === usualCompany ? texts : changeTexts(texts, (text) => sayCompany(text, name));

/** In all levels. */
export function changeTexts<T>(texts: T, change: (text: string) => string): T {
  if (typeof texts === 'string') return change(texts) as T;
  if (Array.isArray(texts)) return texts.map((each: unknown) => changeTexts(each, change)) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, changeTexts<unknown>(value, change)]),
  ) as T;
}
