/** Digits of company numbers and contact addresses in lower case. */
export const customerIdentity = `
alter table catalogue.customers
  add column company_number text generated always as
    (substring(regexp_replace(vat_number, '[^0-9]', '', 'g') from '^[0-9]{10}$')) stored,
  add column contact_emails text[] not null default '{}';
create index customers_company_number on catalogue.customers (company_number);
`;
