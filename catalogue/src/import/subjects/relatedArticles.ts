import { z } from 'zod';
import { deleteRows, writeRows } from '../../changes/writeRows.ts';
import { relatedKey, relationKinds } from '../../related/writeRelatedArticles.ts';
import { article, choice, flag, whole } from '../fields.ts';
import { existing, subject } from '../subject.ts';

const relatedRecord = z
  .strictObject({
    article_number: article(),
    kind: choice(relationKinds),
    other_article: article(),
    sorting: whole(0, 1_000_000).nullish(),
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
  write: async (lines, { client, changedBy, tally }) => {
    const articleNumbers = lines.flatMap(({ record }) => [record.article_number, record.other_article]);
    const articles = await existing(client, 'products', 'article_number', articleNumbers);
    const validLines = lines.filter(({ line, record }) => {
      const field = (['article_number', 'other_article'] as const).find((each) => !articles.has(record[each]));
      if (field === undefined) return true;
      tally.reject(line, 'import.unknown_article', field, `there is no article ${record[field]}`);
      return false;
    });
    const [toRemove, toWrite] = [true, false].map((isGone) =>
      validLines.filter(({ record }) => (record.remove ?? false) === isGone),
    );
    const rows = (toWrite ?? []).map(({ record }) => ({
      article_number: record.article_number,
      kind: record.kind,
      other_article: record.other_article,
      sorting: record.sorting ?? 0,
    }));
    const outcomes = await writeRows(client, 'related_articles', relatedKey, rows, changedBy);
    const condition = `t.article_number || '/' || t.kind || '/' || t.other_article = any($1)`;
    const keys = (toRemove ?? []).map(({ record }) => keyOf(record));
    const removedKeys =
      keys.length === 0 ? [] : await deleteRows(client, 'related_articles', relatedKey, condition, [keys], changedBy);
    for (const { record } of validLines)
      tally.count(outcomes.get(keyOf(record)) ?? (removedKeys.includes(keyOf(record)) ? 'changed' : 'unchanged'));
  },
});
