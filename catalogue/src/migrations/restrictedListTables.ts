/**
 * What users of a customer may order where those who manage its restricted list have said so (spec shopping §6): a copy of
 * the stream `list-restricted-{customerNumber}`, kept where the assortment is sieved. `changes` tells an older copy.
 */
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
