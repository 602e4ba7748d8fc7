import type { Pool } from 'pg';
import { z } from 'zod';
import { changeCatalogue, type ChangedBy } from '../changes/changeCatalogue.ts';
import { deleteRows, writeRows } from '../changes/writeRows.ts';

const postal = z.string().regex(/^\d{4}$/);
const name = z.string().trim().min(1).max(64);

/** Several places may share a code. */
export const postalCodeInput = z.object({ postal, cityNl: name, cityFr: name });
export const streetInput = z.object({ postal, city: name, street: name });

/** Codes and streets are upserted; undelivered codes are replaced. */
export type PlacesInput = {
  readonly postalCodes: readonly z.input<typeof postalCodeInput>[];
  readonly streets: readonly z.input<typeof streetInput>[];
  readonly undelivered: readonly string[];
};

export async function writePlaces(pool: Pool, places: PlacesInput, changedBy: ChangedBy): Promise<void> {
  const codes = z.array(postalCodeInput).parse(places.postalCodes);
  const streets = z.array(streetInput).parse(places.streets);
  const undelivered = z.array(postal).parse(places.undelivered);
  await changeCatalogue(pool, async (client) => {
    const codeRows = codes.map((code) => ({ postal: code.postal, city_nl: code.cityNl, city_fr: code.cityFr }));
    await writeRows(client, 'postal_codes', ['postal', 'city_nl'], codeRows, changedBy);
    await writeRows(client, 'streets', ['postal', 'city', 'street'], streets, changedBy);
    const rows = undelivered.map((code) => ({ postal: code }));
    const condition = 't.postal <> all($1)';
    await deleteRows(client, 'undelivered_postal_codes', ['postal'], condition, [undelivered], changedBy);
    await writeRows(client, 'undelivered_postal_codes', ['postal'], rows, changedBy);
  });
}
