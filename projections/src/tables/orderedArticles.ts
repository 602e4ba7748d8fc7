import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';

/** When and how many a customer last ordered of an article. */
export const orderedArticlesTable = {
  name: 'ordered_articles_3',
  columns: {
    customer_number: 'text not null',
    article_number: 'text not null',
    last_ordered_at: 'text not null',
    last_quantity: 'double precision not null',
    /** When somebody took it out of the history; null since it was ordered again. */
    removed_at: 'text',
  },
  primaryKey: ['customer_number', 'article_number'],
} as const satisfies TableDefinition;

/** Each order that had the article, by ISO weekday of ordering in Brussels: counted, never added up, so that a replay changes nothing. */
export const orderedArticleDaysTable = {
  name: 'ordered_article_days_3',
  columns: {
    customer_number: 'text not null',
    article_number: 'text not null',
    order_number: 'text not null',
    weekday: 'int not null',
  },
  primaryKey: ['customer_number', 'article_number', 'order_number'],
} as const satisfies TableDefinition;
