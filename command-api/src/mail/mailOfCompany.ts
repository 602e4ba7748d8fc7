import { usualCompany, type Company } from '@talloor/platform/companySettings.ts';
import { escaped, logo } from './layOut.ts';

const usualColour = /(?<=style="[^"]*)#5e2a52/g;

export function mailOfCompany<M extends { readonly html: string }>(
  mail: M,
  { name, colour }: Pick<Company, 'name' | 'colour'>,
): M {
  if (name === usualCompany.name && colour === null) return mail;
  const head = `<div style="font:800 26px/1 Archivo,Arial,sans-serif;margin:0 0 16px">${escaped(name)}</div>`;
  const html = name === usualCompany.name ? mail.html : mail.html.replace(logo, () => head);
  return { ...mail, html: colour === null ? html : html.replaceAll(usualColour, colour) };
}
