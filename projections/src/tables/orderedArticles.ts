import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

export const orderedArticlesModel = defineReadModel({
  name: 'orderedArticles',
  version: 4,
  on: ['OrderPlaced', 'OrderModificationSubmitted', 'ListItemRemoved'],
  tables: {
    /** Last order. */
    ordered_articles: {
      columns: {
        customer_number: 'text not null',
        article_number: 'text not null',
        last_ordered_at: 'text not null',
        last_quantity: 'double precision not null',
        /** Time of removal from the history, until ordered again. */
        removed_at: 'text',
      },
      primaryKey: ['customer_number', 'article_number'],
    },
    /** One row per order, article and ISO weekday in Brussels, so that a replay changes nothing. */
    ordered_article_days: {
      columns: {
        customer_number: 'text not null',
        article_number: 'text not null',
        order_number: 'text not null',
        weekday: 'int not null',
        /** ISO 8601 in UTC. */
        ordered_at: 'text not null',
      },
      primaryKey: ['customer_number', 'article_number', 'order_number'],
      indexes: { latest: '(customer_number, ordered_at)' },
    },
  },
});
export const { ordered_articles: orderedArticlesTable, ordered_article_days: orderedArticleDaysTable } =
  orderedArticlesModel.tables;
