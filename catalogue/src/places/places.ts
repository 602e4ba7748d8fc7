import type { Bilingual } from '@talloor/rules/facts.ts';

/** A postal code as the catalogue knows it. */
export type PostalCode = {
  /** The places that share it, in the order of the alphabet; empty where it is not known. */
  readonly cities: readonly Bilingual[];
  /** False where no van goes: nothing can be delivered there. */
  readonly isDelivered: boolean;
};

/** Finders of Belgian places. `postal` has four digits. */
export type Places = {
  readonly findPostalCode: (postal: string) => Promise<PostalCode>;
  /** Streets of one of its cities, called in either language; those that are listed under none of its cities are of all. */
  readonly findStreets: (postal: string, city: string) => Promise<readonly string[]>;
};
