/** Numbers of an ERP are often no digits, which the routes need. */
export const erpNumbers = `
alter table catalogue.products add column erp_number text check (length(erp_number) between 1 and 40);
create unique index products_by_erp_number on catalogue.products (upper(erp_number));
alter table catalogue.customers add column erp_number text check (length(erp_number) between 1 and 40);
create unique index customers_by_erp_number on catalogue.customers (upper(erp_number));
`;

export const erpNumbersSwap = ['products', 'customers']
  .map(
    (table) => `
drop index catalogue.${table}_by_erp_number;
alter table catalogue.${table} add constraint ${table}_by_erp_number
  exclude using btree (upper(erp_number) with =) deferrable initially immediate;
`,
  )
  .join('');
