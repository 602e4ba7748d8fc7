/**
 * SQL: restricted assortments and lists (spec shopping §6); managers and visitors see all.
 * @param customer unknown means visitor
 * @param user (`askingUser`) null is bound by no list
 */
export const visibleTo = (article: string, customer: string, user: string): string => `not exists (
  select from catalogue.restricted_lists list
  where list.customer_number = ${customer} and ${user}::text is not null and ${user}::text <> all(list.managers) and not exists (
    select from catalogue.restricted_list_articles allowed
    where allowed.customer_number = list.customer_number and allowed.article_number = ${article}))
  and not exists (
  select from catalogue.customers restricted
  where restricted.customer_number = ${customer} and restricted.assortment_restricted and not exists (
    select from catalogue.customer_articles own
    where own.customer_number = restricted.customer_number and own.article_number = ${article}))`;

/** SQL: active on that day. */
export const runsOn = (content: string, day: string): string =>
  `${content}.published and ${day}::date between coalesce(${content}.from_day, '-infinity') and coalesce(${content}.to_day, 'infinity')`;
