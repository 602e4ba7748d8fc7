import { sayCompany } from '@talloor/messages/company/sayCompany.ts';
import { usualCompany, type Company } from '@talloor/platform/companySettings.ts';
import { escaped, logo } from './layOut.ts';

type Words = { readonly subject: string; readonly text: string; readonly html: string };

const usualColour = '#5e2a52';

export function mailOfCompany<M extends Words>(mail: M, { name, colour }: Pick<Company, 'name' | 'colour'>): M {
  if (name === usualCompany.name && colour === null) return mail;
  const head = `<div style="font:800 26px/1 Archivo,Arial,sans-serif;margin:0 0 16px">${escaped(name)}</div>`;
  const html = sayCompany(name === usualCompany.name ? mail.html : mail.html.replace(logo, head), escaped(name));
  return {
    ...mail,
    subject: sayCompany(mail.subject, name),
    text: sayCompany(mail.text, name),
    html: colour === null ? html : html.replaceAll(usualColour, colour),
  };
}
