/**
 * SQL: whether a user of a customer may see an article. One whose assortment is restricted sees its own articles alone, and
 * so do users who do not manage the customer's restricted list, of what is on that (spec shopping §6); everybody else, a
 * visitor too, sees all.
 *
 * @param article the column with the article's number
 * @param customer the parameter with the customer's number; that of no customer is a visitor
 * @param user the parameter with who asks (`askingUser`); null is bound by no list
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

/** SQL: whether content of the back office runs on a day. */
export const runsOn = (content: string, day: string): string =>
  `${content}.published and ${day}::date between coalesce(${content}.from_day, '-infinity') and coalesce(${content}.to_day, 'infinity')`;
