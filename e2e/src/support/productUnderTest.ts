import { z } from 'zod';

const environment = z.object({
  SHOP_URL: z.url(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url().optional(),
});

export type ProductUnderTest = {
  /** Without a slash at the end. */
  readonly url: string;
  /** Where its embedded database lies; null where the product uses another one. */
  readonly dataDir: string | null;
  readonly databaseUrl: string | null;
};

/** The running product that the environment names: `SHOP_URL`, and `DATA_DIR` or `DATABASE_URL`. @throws without them */
export function productUnderTest(): ProductUnderTest {
  const given = environment.safeParse(process.env);
  if (!given.success) throw new Error('SHOP_URL is missing: run journeys with `npm run journeys`.');
  const { SHOP_URL, DATA_DIR, DATABASE_URL } = given.data;
  return {
    url: SHOP_URL.replace(/\/+$/, ''),
    dataDir: DATA_DIR ?? null,
    databaseUrl: DATABASE_URL ?? null,
  };
}
