import { z } from 'zod';
import type { OpeningHours } from './openingHours.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** `07:00-17:30`; an absent day is closed. */
export const weekHours = z.partialRecord(z.enum(weekdays), z.string());
export type WeekHours = z.output<typeof weekHours>;

export const openingHoursOf =
  (week: WeekHours): OpeningHours =>
  (weekday) => {
    const day = weekdays[weekday - 1];
    const [opens, closes] = (day && week[day]?.split('-')) ?? [];
    return opens === undefined || closes === undefined ? null : { opens, closes };
  };
