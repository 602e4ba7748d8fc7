import type { OpeningHours } from './openingHours.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** `07:00-17:30`; an absent day is closed. */
export type WeekHours = Readonly<Partial<Record<(typeof weekdays)[number], string>>>;

export const openingHoursOf =
  (week: WeekHours): OpeningHours =>
  (weekday) => {
    const day = weekdays[weekday - 1];
    const [opens, closes] = (day && week[day]?.split('-')) ?? [];
    return opens === undefined || closes === undefined ? null : { opens, closes };
  };
