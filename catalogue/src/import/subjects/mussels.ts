import type { PoolClient } from 'pg';
import { z } from 'zod';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { deleteRows, writeRows, type TableRow } from '../../changes/writeRows.ts';
import { article, choice, day, decimal, digits, flag } from '../fields.ts';
import { existing, subject, type ImportLine, type ImportWriting } from '../subject.ts';

const fieldsOf = {
  season: ['sale_start', 'sale_end', 'priority_start', 'priority_end', 'vat_percentage'],
  package: ['article_number', 'weight_kg', 'price_per_kg'],
  customer: ['customer_number', 'is_priority', 'is_afternoon_only'],
} as const;
type Kind = keyof typeof fieldsOf;
const kinds = Object.keys(fieldsOf) as Kind[];

const optionalFields: readonly string[] = ['priority_start', 'priority_end'];

const musselRecord = z
  .strictObject({
    kind: choice(['season', 'package', 'customer']),
    sale_start: day().nullish(),
    sale_end: day().nullish(),
    priority_start: day().nullish(),
    priority_end: day().nullish(),
    vat_percentage: decimal({ min: 0, max: 100, decimals: 3 }).nullish(),
    article_number: article().nullish(),
    weight_kg: decimal({ min: 0, max: 999, decimals: 3, above: true }).nullish(),
    /** Euros without VAT. */
    price_per_kg: decimal({ min: 0, max: 100_000, decimals: 3 }).nullish(),
    customer_number: digits().nullish(),
    is_priority: flag().nullish(),
    is_afternoon_only: flag().nullish(),
    remove: flag().nullish(),
  })
  .superRefine((record, context) => {
    const refuse = (path: string, code: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message, params: { code } });
    const [keyField, ...others] = fieldsOf[record.kind];
    const isMissing = (field: keyof typeof record) => record[field] === undefined || record[field] === null;
    if (isMissing(keyField)) refuse(keyField, 'import.required', `a ${record.kind} needs it`);
    for (const field of others)
      if (record.remove !== true && !optionalFields.includes(field) && isMissing(field))
        refuse(field, 'import.required', `a ${record.kind} needs it`);
    for (const field of kinds.filter((kind) => kind !== record.kind).flatMap((kind) => [...fieldsOf[kind]]))
      if (!isMissing(field)) refuse(field, 'import.invalid', `a ${record.kind} has none`);
    const { sale_start: start, sale_end: end, priority_start: from, priority_end: until } = record;
    if (start && end && end < start) refuse('sale_end', 'import.invalid', `${end} is before ${start}`);
    if (from && !until) refuse('priority_end', 'import.required', 'priority_start needs it');
    if (!from && until) refuse('priority_start', 'import.required', 'priority_end needs it');
    if (from && until && until < from) refuse('priority_end', 'import.invalid', `${until} is before ${from}`);
  });
type MusselRecord = z.output<typeof musselRecord>;
type Line = ImportLine<MusselRecord>;

const tableOf = {
  season: { table: 'mussel_seasons', id: 'season_id', key: 'sale_start' },
  package: { table: 'mussel_packages', id: 'package_id', key: 'article_number' },
  customer: { table: 'mussel_customers', id: 'mussel_customer_id', key: 'customer_number' },
} as const satisfies Record<Kind, { readonly table: string; readonly id: string; readonly key: keyof MusselRecord }>;

const keyOf = (record: MusselRecord): string => `${record.kind}/${String(record[tableOf[record.kind].key])}`;

/** Season, packages and customers with other delivery days or moments. */
export const mussels = subject<MusselRecord>({
  name: 'mussels',
  record: musselRecord,
  keyOf,
  linesPerPart: 1000,
  remembered: true,
  write: async (lines, writing) => {
    for (const kind of kinds) {
      const ofKind = lines.filter(({ record }) => record.kind === kind);
      if (ofKind.length > 0) await writeKind(kind, ofKind, writing);
    }
  },
});

async function writeKind(kind: Kind, lines: readonly Line[], writing: ImportWriting): Promise<void> {
  const { client, changedBy, tally } = writing;
  const { table, id, key } = tableOf[kind];
  const removedLines = lines.filter(({ record }) => record.remove === true);
  const removed = removedLines.map(({ record }) => String(record[key]));
  const condition = `t.${key}::text = any($1::text[])`;
  const deletedIds = await deleteRows(client, table, [id], condition, [removed], changedBy);
  tally.count('changed', deletedIds.length);
  tally.count('unchanged', removed.length - deletedIds.length);

  const known = await knownLines(
    kind,
    lines.filter(({ record }) => record.remove !== true),
    writing,
  );
  const validLines =
    kind === 'package'
      ? await withOwnWeight(known, writing)
      : kind === 'season'
        ? await withOwnDays(known, writing)
        : known;
  const ids = await idsOf(
    client,
    kind,
    validLines.map(({ record }) => String(record[key])),
  );
  const idOf = ({ record }: Line): string => ids.get(String(record[key])) ?? '';
  const rows = validLines.map((line) => ({ ...rowOf(line.record), [id]: idOf(line) }));
  const outcomes = await writeRows(client, table, [id], rows, changedBy);
  for (const line of validLines) tally.count(outcomes.get(idOf(line)) ?? 'unchanged');
}

const rowOf = (record: MusselRecord): TableRow =>
  Object.fromEntries(fieldsOf[record.kind].map((field) => [field, record[field] ?? null]));

async function knownLines(kind: Kind, lines: readonly Line[], { client, tally }: ImportWriting): Promise<Line[]> {
  if (kind === 'season') return [...lines];
  const [table, field] =
    kind === 'package' ? (['products', 'article_number'] as const) : (['customers', 'customer_number'] as const);
  const numbers = await existing(
    client,
    table,
    field,
    lines.map(({ record }) => record[field] ?? ''),
  );
  return lines.filter(({ line, record }) => {
    const number = record[field] ?? '';
    if (numbers.has(number)) return true;
    if (kind === 'package') tally.reject(line, 'import.unknown_article', field, `there is no article ${number}`);
    else tally.reject(line, 'import.unknown_customer', field, `there is no customer ${number}`);
    return false;
  });
}

/** An order names a package by its weight. */
async function withOwnWeight(lines: readonly Line[], { client, tally }: ImportWriting): Promise<Line[]> {
  const rows = await findRows(
    client,
    { article_number: 'text not null', weight: 'text not null' },
    'select article_number, weight_kg::float8::text as weight from catalogue.mussel_packages for update',
  );
  const stored = new Map(rows.map((row) => [row.article_number, row.weight]));
  const isKept = ({ record }: Line) => stored.get(articleOf(record)) === String(record.weight_kg);
  let accepted = [...lines.filter(isKept), ...lines.filter((line) => !isKept(line))];
  for (;;) {
    const renewed = new Set(accepted.map(({ record }) => articleOf(record)));
    const ownerOf = new Map(
      [...stored].filter(([article]) => !renewed.has(article)).map(([article, kg]) => [kg, article]),
    );
    const clash = accepted.find(({ record }) => {
      const weight = String(record.weight_kg);
      if (ownerOf.has(weight)) return true;
      ownerOf.set(weight, articleOf(record));
      return false;
    });
    if (!clash) return accepted;
    const weight = String(clash.record.weight_kg);
    const message = `article ${ownerOf.get(weight)} is the package of ${weight} kg`;
    tally.reject(clash.line, 'import.duplicate', 'weight_kg', message);
    accepted = accepted.filter((line) => line !== clash);
  }
}

/** Of two lines that overlap, the later one is refused, and keeps the stored season. */
async function withOwnDays(lines: readonly Line[], { client, tally }: ImportWriting): Promise<Line[]> {
  const stored = await findRows(
    client,
    { start: 'text not null', end: 'text not null' },
    'select sale_start::text as start, sale_end::text as "end" from catalogue.mussel_seasons for update',
  );
  let accepted = [...lines];
  for (;;) {
    const renewed = new Set(accepted.map(({ record }) => record.sale_start));
    const seasons = stored.filter(({ start }) => !renewed.has(start));
    let clash: { readonly line: Line; readonly other: (typeof stored)[number] } | null = null;
    for (const line of accepted) {
      const season = { start: line.record.sale_start ?? '', end: line.record.sale_end ?? '' };
      const other = seasons.find(({ start, end }) => start <= season.end && season.start <= end);
      if (other) {
        clash = { line, other };
        break;
      }
      seasons.push(season);
    }
    if (clash === null) return accepted;
    const { line: refused, other } = clash;
    tally.reject(refused.line, 'import.invalid', 'sale_start', `the season ${other.start} to ${other.end} overlaps`);
    accepted = accepted.filter((line) => line !== refused);
  }
}

const articleOf = ({ article_number: article }: MusselRecord): string => article ?? '';

async function idsOf(client: PoolClient, kind: Kind, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { table, id, key } = tableOf[kind];
  const rows = await findRows(
    client,
    { key: 'text not null', id: 'text not null' },
    `select wanted.key, coalesce(t.${id}, nextval('catalogue.${table}_${id}_seq'))::text as id
     from unnest($1::text[]) as wanted (key) left join catalogue.${table} t on t.${key}::text = wanted.key`,
    [keys],
  );
  return new Map(rows.map((row) => [row.key, row.id]));
}
