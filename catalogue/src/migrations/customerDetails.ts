/** Spec after-ordering §3. */
export const customerDetails = `
alter table catalogue.customers
  add column billing_address jsonb,
  add column vat_number text not null default '' check (length(vat_number) <= 20),
  add column account_number text not null default '' check (length(account_number) <= 20);
comment on column catalogue.customers.billing_address is 'null: invoices go to the delivery address';
`;
