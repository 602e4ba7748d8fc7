import type { DeliveryReasons } from './nl.ts';

export const fr = {
  past_cutoff: 'Le délai de commande pour ce jour est dépassé.',
  holiday: 'Jour férié légal',
  closing_day: 'Jour de fermeture\u00a0: nous ne livrons pas.',
  weekend: 'Nous ne livrons pas le week-end.',
  not_a_delivery_day: 'Nous ne livrons pas chez vous ce jour-là.',
} satisfies DeliveryReasons;
