import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import { sheetTypes } from '@talloor/rules/product/productDetailWire.ts';
import { articleNumber } from '@talloor/rules/product/productWire.ts';
import { changeCatalogue, type ChangedBy, type WriteContext } from '../changes/changeCatalogue.ts';
import { writeRows, type WriteOutcomes } from '../changes/writeRows.ts';

export const mostSheetBytes = 5 * 1024 * 1024;
export const sheetContentTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** Language '' is for both. Content as bytes or base64. */
export const specSheetInput = z.object({
  articleNumber,
  type: z.enum(sheetTypes),
  language: z.enum(['', 'nl', 'fr']).default(''),
  fileName: z.string().min(1).max(200),
  contentType: z.enum(sheetContentTypes).default('application/pdf'),
  content: z
    .union([
      z.custom<Uint8Array>((value) => value instanceof Uint8Array),
      z.base64().transform((text): Uint8Array => Buffer.from(text, 'base64')),
    ])
    .refine((bytes) => bytes.length > 0 && bytes.length <= mostSheetBytes, 'is empty or larger than 5 MB'),
});
export type SpecSheetInput = z.input<typeof specSheetInput>;
export type SpecSheet = z.output<typeof specSheetInput>;

/** Replaces by article, type and language. */
export async function writeSpecSheets(
  pool: Pool,
  sheets: readonly SpecSheetInput[],
  changedBy: ChangedBy,
): Promise<void> {
  const parsed = z.array(specSheetInput).parse(sheets);
  await changeCatalogue(pool, async (client) => {
    await writeSheetRows({ client, changedBy }, parsed);
  });
}

export const sheetKey = ['article_number', 'type', 'language'];

/** Within a transaction. Change rows keep the hash, not the content. */
export async function writeSheetRows(
  { client, changedBy }: WriteContext,
  sheets: readonly SpecSheet[],
): Promise<WriteOutcomes> {
  const outcomes = new Map<string, 'created' | 'changed'>();
  for (const sheet of sheets) {
    const row = {
      article_number: sheet.articleNumber,
      type: sheet.type,
      language: sheet.language,
      file_name: sheet.fileName,
      content_type: sheet.contentType,
      hash: createHash('sha256').update(sheet.content).digest('hex'),
      content: `\\x${Buffer.from(sheet.content).toString('hex')}`,
    };
    for (const outcome of await writeRows(client, 'spec_sheets', sheetKey, [row], changedBy, ['content']))
      outcomes.set(...outcome);
  }
  return outcomes;
}
