/** Texts name the company so. */
export const usualCompany = 'Talloor';

export const sayCompany = (text: string, name: string): string => text.replaceAll(usualCompany, name);

export function sayCompanyIn<T>(texts: T, name: string): T {
  if (name === usualCompany) return texts;
  if (typeof texts === 'string') return sayCompany(texts, name) as T;
  if (Array.isArray(texts)) return texts.map((each: unknown) => sayCompanyIn(each, name)) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, sayCompanyIn<unknown>(value, name)]),
  ) as T;
}
