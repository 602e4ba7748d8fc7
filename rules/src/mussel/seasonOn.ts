import type { MusselSeason } from './musselFacts.ts';

/** The running season, else the next one; null when none is planned. */
export function seasonOn(seasons: readonly MusselSeason[], day: string): MusselSeason | null {
  const ahead = seasons.filter(({ saleEnd }) => saleEnd >= day);
  return ahead.reduce<MusselSeason | null>(
    (first, season) => (first === null || season.saleStart < first.saleStart ? season : first),
    null,
  );
}
