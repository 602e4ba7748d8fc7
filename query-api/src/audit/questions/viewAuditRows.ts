import type pg from 'pg';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import type { AuditRow } from '@talloor/contracts/endpoints/officeAudit.ts';
import { eventName } from '@talloor/contracts/eventName.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { auditFr } from '@talloor/messages/office/auditFr.ts';
import { auditNl } from '@talloor/messages/office/auditNl.ts';
import type { AuditSide, Language } from '../auditSide.ts';
import { describeAnyEvent } from '../describeAnyEvent.ts';
import type { Description } from '../description.ts';
import { findActorNames } from '../findActorNames.ts';
import { collectHistoryNames, peopleIn } from '../historyNames.ts';
import { historyFormats, historyWords } from '../historyFormats.ts';
import { actorName, readableMetadata } from '../viewHistoryEvent.ts';
import { describeAuditRow } from './describeAuditRow.ts';
import type { FoundAuditRow } from './findAuditRows.ts';
import { findPages } from './findPages.ts';
import { type ReadAct, readActs } from './readActs.ts';
import { type HasRight, rightToRead } from './readableStreams.ts';

export const auditTexts = { nl: auditNl.audit, fr: auditFr.audit } as const;

type Side = Pick<AuditSide, 'store' | 'codec'> & {
  readonly pool: pg.Pool;
  readonly catalogue: Pick<Catalogue, 'findCustomers'>;
};
type Reader = { readonly language: Language; readonly hasRight: HasRight };

export async function viewAuditRows(
  side: Side,
  rows: readonly FoundAuditRow[],
  { language, hasRight }: Reader,
): Promise<AuditRow[]> {
  const { pool, catalogue } = side;
  const placed = rows.map((row) =>
    row.stream === null || row.revision === null ? null : { stream: row.stream, revision: row.revision },
  );
  const places = placed.filter((place) => place !== null);
  const [read, pages, customers] = await Promise.all([
    readActs(side, places),
    findPages(
      pool,
      places.map(({ stream }) => stream),
    ),
    catalogue.findCustomers([...new Set(rows.flatMap(({ customer_number: number }) => number ?? []))]),
  ]);
  const acts = new Map(places.map((place, at) => [eventName(place), read[at]]));
  const people = [
    ...rows.flatMap(({ by, on_behalf_of, detail }) => [
      by,
      on_behalf_of,
      detail?.person,
      detail?.filter?.['employee'],
      detail?.what === 'user' ? detail.about : null,
    ]),
    ...read.flatMap(({ act }) => (act?.decoded ? peopleIn(act.decoded.event) : [])),
  ];
  const users = await findActorNames(
    pool,
    people.filter((id) => typeof id === 'string'),
  );
  const names = new Map(customers.map(({ customerNumber, name }) => [customerNumber, name]));
  const context = { language, users, customers: names };
  const describe = (row: FoundAuditRow, act: ReadAct | null): Description => {
    if (row.kind !== 'event' || act === null) return describeAuditRow(row, users, language);
    return describeAct(act, context, row, hasRight);
  };
  const person = (id: string | null, names_: ReadonlyMap<string, string>) =>
    id === null ? null : { id, name: names_.get(id) ?? null };
  return rows.map((row, at): AuditRow => {
    const place = placed[at] ?? null;
    const event = place && eventName(place);
    const act = (event === null ? null : acts.get(event)) ?? null;
    return {
      id: row.id,
      at: row.at,
      ...describe(row, act),
      by: actorOf(row, act, users, language),
      on_behalf_of: person(row.on_behalf_of, users),
      customer: person(row.customer_number, names),
      event,
      page: place ? (pages.get(place.stream) ?? null) : null,
      change: changeIn(row),
    };
  });
}

const changeIn = ({ kind, detail }: FoundAuditRow): AuditRow['change'] =>
  kind === 'price' ? { id: detail?.change ?? '', subject: 'prices', key: detail?.key ?? '' } : null;

function actorOf(
  row: FoundAuditRow,
  act: ReadAct | null,
  users: ReadonlyMap<string, string>,
  language: Language,
): AuditRow['by'] {
  if (row.by === null) return null;
  // Tools name a person in their own words.
  if (!/^\d+$/.test(row.by)) return { id: row.by, name: row.kind === 'event' ? null : row.by };
  if (row.kind !== 'event' || !act?.act) return { id: row.by, name: users.get(row.by) ?? null };
  return { id: row.by, name: actorName(readableMetadata(act.act.record.metadata), users, language) };
}

function describeAct(
  { act, known }: ReadAct,
  context: {
    readonly language: Language;
    readonly users: ReadonlyMap<string, string>;
    readonly customers: ReadonlyMap<string, string>;
  },
  { detail, stream }: FoundAuditRow,
  hasRight: Reader['hasRight'],
): Description {
  const { language, users } = context;
  const unreadable = historyWords[language].titles.unreadable;
  if (!act) return { title: fillText(unreadable, { type: '' }, language), changes: [] };
  const { type } = act.record;
  if (!hasRight(rightToRead(stream ?? '')))
    return { title: fillText(auditTexts[language].titles.no_right, { type }, language), changes: [] };
  if (!act.decoded) return { title: fillText(unreadable, { type }, language), changes: [] };
  const names = collectHistoryNames(
    known.flatMap(({ decoded }) => decoded ?? []),
    users,
  );
  const description = describeAnyEvent(act.decoded.event, {
    ...context,
    around: { stream: act.record.streamId, names },
  });
  if (detail?.deadline === undefined) return description;
  const after = historyFormats[language].instant(detail.deadline);
  const deadline = { what: auditTexts[language].facts.deadline, before: null, after };
  return { ...description, changes: [deadline, ...description.changes] };
}
