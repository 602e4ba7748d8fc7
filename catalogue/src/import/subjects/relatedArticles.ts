import { z } from 'zod';
import { deleteRows, writeRows } from '../../changes/writeRows.ts';
import { relatedKey, relationKinds } from '../../related/writeRelatedArticles.ts';
import { choice, digits, flag, whole } from '../fields.ts';
import { existing, subject } from '../subject.ts';

const relatedRecord = z
  .strictObject({
    article_number: digits(),
    kind: choice(relationKinds),
    other_article: digits(),
    sorting: whole(0, 1_000_000).nullish(),
    /** 1 removes the relation. */
    remove: flag().nullish(),
  })
  .superRefine((relation, context) => {
    if (relation.article_number === relation.other_article)
      context.addIssue({
        code: 'custom',
        path: ['other_article'],
        message: 'is the article itself',
        params: { code: 'import.invalid' },
      });
  });
type RelatedRecord = z.output<typeof relatedRecord>;

const keyOf = (relation: RelatedRecord) => [relation.article_number, relation.kind, relation.other_article].join('/');

/** Relations that are not delivered stay. */
export const relatedArticles = subject<RelatedRecord>({
  name: 'related-articles',
  record: relatedRecord,
  keyOf,
  linesPerPart: 2000,
  remembered: true,
  write: async (lines, { client, changed, tally }) => {
    const named = lines.flatMap(({ record }) => [record.article_number, record.other_article]);
    const articles = await existing(client, 'products', 'article_number', named);
    const good = lines.filter(({ line, record }) => {
      const field = (['article_number', 'other_article'] as const).find((one) => !articles.has(record[one]));
      if (field === undefined) return true;
      tally.reject(line, 'import.unknown_article', field, `there is no article ${record[field]}`);
      return false;
    });
    const [gone, kept] = [true, false].map((isGone) =>
      good.filter(({ record }) => (record.remove ?? false) === isGone),
    );
    const rows = (kept ?? []).map(({ record }) => ({
      article_number: record.article_number,
      kind: record.kind,
      other_article: record.other_article,
      sorting: record.sorting ?? 0,
    }));
    const written = await writeRows(client, 'related_articles', relatedKey, rows, changed);
    const condition = `t.article_number || '/' || t.kind || '/' || t.other_article = any($1)`;
    const keys = (gone ?? []).map(({ record }) => keyOf(record));
    const removed =
      keys.length === 0 ? [] : await deleteRows(client, 'related_articles', relatedKey, condition, [keys], changed);
    for (const { record } of good)
      tally.count(written.get(keyOf(record)) ?? (removed.includes(keyOf(record)) ? 'changed' : 'unchanged'));
  },
});
