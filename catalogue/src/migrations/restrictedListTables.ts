/** Copy of stream `list-restricted-{customerNumber}` (spec shopping §6). `changes` identifies outdated copies. */
export const restrictedListTables = `
create table catalogue.restricted_lists (
  customer_number text primary key,
  name text not null,
  managers text[] not null,
  changes int not null
);
create table catalogue.restricted_list_articles (
  customer_number text not null references catalogue.restricted_lists on delete cascade,
  article_number text not null,
  primary key (customer_number, article_number)
);
`;
