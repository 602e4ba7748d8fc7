import type { Bilingual } from '@talloor/rules/facts.ts';

export type PostalCode = {
  /** Alphabetical; empty when unknown. */
  readonly cities: readonly Bilingual[];
  readonly isDelivered: boolean;
};

/** `postal` has four digits. */
export type Places = {
  readonly findPostalCode: (postal: string) => Promise<PostalCode>;
  readonly findStreets: (postal: string, city: string) => Promise<readonly string[]>;
};
