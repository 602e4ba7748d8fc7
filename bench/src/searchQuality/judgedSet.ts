import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export const queryKinds = ['exact', 'misspelt', 'plural', 'compound', 'number', 'unit', 'brand', 'mixed'] as const;

const judgedSet = z.strictObject({
  /** `apart` is a hidden test set by other authors. */
  half: z.enum(['tuning', 'apart']),
  queries: z.array(
    z.strictObject({
      kind: z.enum(queryKinds),
      language: z.enum(['nl', 'fr']),
      keywords: z.string().min(1),
      expected: z.array(z.string().regex(/^\d+$/)).min(1),
    }),
  ),
});
export type JudgedQuery = z.output<typeof judgedSet>['queries'][number] & { readonly half: 'tuning' | 'apart' };

export async function readJudgedSet(folder: string): Promise<readonly JudgedQuery[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const sets = await Promise.all(
    files.map(async (name) => judgedSet.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  );
  return sets.flatMap(({ half, queries }) => queries.map((query) => ({ ...query, half })));
}
