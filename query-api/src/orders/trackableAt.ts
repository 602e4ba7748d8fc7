import type { CalendarFacts } from '@talloor/rules/facts.ts';
import { dayOfEpoch } from '@talloor/rules/delivery/brusselsTime.ts';
import { trackableFrom } from '@talloor/rules/delivery/trackableFrom.ts';

/** Epoch seconds. */
export const trackableAt = ({ delivery_date: date }: { readonly delivery_date: number }, calendar: CalendarFacts) => ({
  trackable_from: Math.floor(trackableFrom(dayOfEpoch(date), calendar) / 1000),
});
