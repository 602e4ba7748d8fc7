import { serviceHours } from './openingHours.ts';
import { sayOpeningHours } from './sayOpeningHours.ts';
import { openingHoursOf, type WeekHours } from './weekHours.ts';

/** @returns replaces the product's hours in a text */
export function sayOwnHours(week: WeekHours | null): ((text: string) => string) | null {
  if (week === null) return null;
  const own = openingHoursOf(week);
  const replacements = (['nl', 'fr'] as const).flatMap((language) =>
    (['short', 'long'] as const).map(
      (length) => [sayOpeningHours(serviceHours, language, length), sayOpeningHours(own, language, length)] as const,
    ),
  );
  return (text) => replacements.reduce((said, [usual, replacement]) => said.replaceAll(usual, replacement), text);
}
