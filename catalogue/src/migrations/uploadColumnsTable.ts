/** Roles of columns in a customer's order files, by a hash of their headings; no content is kept. */
export const uploadColumnsTable = `
create table catalogue.upload_columns (
  customer_number text not null,
  headings_key text not null check (headings_key ~ '^[0-9a-f]{64}$'),
  roles text[] not null check (cardinality(roles) > 0),
  chosen_at timestamptz not null,
  primary key (customer_number, headings_key)
);
`;
