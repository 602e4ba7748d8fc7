import { sayCompany } from '@talloor/messages/company/sayCompany.ts';
import { sayPhone } from '@talloor/messages/company/sayPhone.ts';
import { sayOwnHours } from '@talloor/rules/service/sayOwnHours.ts';
import { usualCompany, type Company } from '@talloor/platform/companySettings.ts';
import { escaped, logo } from './layOut.ts';

type Words = { readonly subject: string; readonly text: string; readonly html: string };

const usualColour = '#5e2a52';

type Sender = Pick<Company, 'name' | 'colour' | 'phone' | 'openingHours'>;

export function mailOfCompany<M extends Words>(mail: M, company: Sender): M {
  const { name, colour } = company;
  if (name === usualCompany.name && colour === null && company.phone === null && company.openingHours === null)
    return mail;
  const head = `<div style="font:800 26px/1 Archivo,Arial,sans-serif;margin:0 0 16px">${escaped(name)}</div>`;
  const html = sayCompany(name === usualCompany.name ? mail.html : mail.html.replace(logo, head), escaped(name));
  return {
    ...mail,
    subject: sayCompany(mail.subject, name),
    text: sayService(sayCompany(mail.text, name), company),
    html: sayService(colour === null ? html : html.replaceAll(usualColour, colour), company),
  };
}

function sayService(text: string, { phone, openingHours }: Sender): string {
  const withHours = openingHours === null ? text : sayOwnHours(openingHours)(text);
  return phone === null ? withHours : sayPhone(withHours, phone);
}
