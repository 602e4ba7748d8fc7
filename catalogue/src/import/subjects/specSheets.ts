import { z } from 'zod';
import { sheetTypes } from '@talloor/rules/product/productDetailWire.ts';
import { deleteRows } from '../../changes/writeRows.ts';
import { mostSheetBytes, sheetContentTypes, sheetKey, writeSheetRows } from '../../sheet/writeSpecSheets.ts';
import { article, choice, flag, matching } from '../fields.ts';
import { existing, subject, type ImportLine } from '../subject.ts';

const beginnings = {
  'application/pdf': Buffer.from('%PDF-'),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
} as const;

const sheetRecord = z
  .strictObject({
    article_number: article(),
    type: choice(sheetTypes),
    language: choice(['nl', 'fr']).nullish(),
    file_name: matching(/^[^/\\]{1,200}$/, 'is no name of a file').nullish(),
    content_type: choice(sheetContentTypes).nullish(),
    content: z.base64('is no base64').min(1).nullish(),
    remove: flag().nullish(),
  })
  .superRefine((sheet, context) => {
    const refuse = (path: string, code: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message, params: { code } });
    if (sheet.remove) return;
    if (!sheet.file_name) return refuse('file_name', 'import.required', 'is missing');
    if (!sheet.content) return refuse('content', 'import.required', 'is missing');
    const bytes = Buffer.from(sheet.content, 'base64');
    const type = sheet.content_type ?? 'application/pdf';
    if (bytes.length > mostSheetBytes) refuse('content', 'import.invalid', 'is larger than 5 MB');
    else if (!bytes.subarray(0, 8).subarray(0, beginnings[type].length).equals(beginnings[type]))
      refuse('content', 'import.invalid', `is no ${type}`);
  });
type SheetRecord = z.output<typeof sheetRecord>;

const keyOf = (sheet: SheetRecord): string => [sheet.article_number, sheet.type, sheet.language ?? ''].join('/');

/** At most 5 MB each. */
export const specSheets = subject<SheetRecord>({
  name: 'spec-sheets',
  record: sheetRecord,
  keyOf,
  linesPerPart: 4,
  remembered: true,
  write: async (lines, writing) => {
    const { client, changedBy, tally } = writing;
    const numbers = lines.map(({ record }) => record.article_number);
    const articles = await existing(client, 'products', 'article_number', numbers);
    const validLines = lines.filter(({ line, record: { article_number: article } }) => {
      if (articles.has(article)) return true;
      tally.reject(line, 'import.unknown_article', 'article_number', `there is no article ${article}`);
      return false;
    });
    const outcomes = await writeSheetRows(writing, validLines.flatMap(sheetOf));
    const keys = validLines.filter(({ record }) => record.remove).map(({ record }) => keyOf(record));
    const condition = `t.article_number || '/' || t.type || '/' || t.language = any($1)`;
    const removedKeys =
      keys.length === 0
        ? []
        : await deleteRows(client, 'spec_sheets', sheetKey, condition, [keys], changedBy, ['content']);
    for (const { record } of validLines)
      tally.count(outcomes.get(keyOf(record)) ?? (removedKeys.includes(keyOf(record)) ? 'changed' : 'unchanged'));
  },
});

const sheetOf = ({ record }: ImportLine<SheetRecord>) =>
  record.remove
    ? []
    : [
        {
          articleNumber: record.article_number,
          type: record.type,
          language: record.language ?? ('' as const),
          fileName: record.file_name ?? '',
          contentType: record.content_type ?? ('application/pdf' as const),
          content: Buffer.from(record.content ?? '', 'base64'),
        },
      ];
