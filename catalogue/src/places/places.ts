import type { Bilingual } from '@talloor/rules/facts.ts';

export type PostalCode = {
  /** Alphabetical; empty when unknown. */
  readonly cities: readonly Bilingual[];
  /** False: no delivery there. */
  readonly isDelivered: boolean;
};

/** `postal` has four digits. */
export type Places = {
  readonly findPostalCode: (postal: string) => Promise<PostalCode>;
  /** Streets of a city in either language, with streets of no known city. */
  readonly findStreets: (postal: string, city: string) => Promise<readonly string[]>;
};
