import type { AuditQuestion } from '@talloor/contracts/endpoints/officeAudit.ts';
import { auditActsTable, auditDeadlinesTable, type ActQuestion } from '@talloor/projections/tables/auditActs.ts';

/** Rows of one kind; `$1` and `$2` are the first and the last instant. */
export type AuditSelection = {
  readonly from: string;
  readonly at: string;
  readonly id: string;
  readonly by: string;
  readonly columns: string;
  readonly where: string;
  /** Null: rows of no customer. */
  readonly customer: string | null;
};

const iso = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const between = (column: string): string => `${column} >= $1::timestamptz and ${column} < $2::timestamptz`;

const acts = (question: ActQuestion): AuditSelection => ({
  from: `${auditActsTable.qualifiedName} a`,
  at: 'a.occurred_at',
  id: 'a.position',
  by: 'a.actor_id',
  columns: `'event' as kind, a.on_behalf_of, a.customer_number, a.stream, a.revision, null::json as detail`,
  where: `a.question = '${question}' and a.occurred_at >= $1 and a.occurred_at < $2`,
  customer: 'a.customer_number',
});

/** From the first late extension, no later one counts. */
const afterDeadline: AuditSelection = {
  ...acts('order_change'),
  from: `${auditActsTable.qualifiedName} a cross join lateral (
    select d.deadline from ${auditDeadlinesTable.qualifiedName} d
    where d.order_number = substr(a.stream, length('order-') + 1) and d.position < a.position
      and not exists (select from ${auditDeadlinesTable.qualifiedName} late
        where late.order_number = d.order_number and late.is_late and late.position <= d.position)
    order by d.position desc limit 1) as known`,
  columns: `'event' as kind, a.on_behalf_of, a.customer_number, a.stream, a.revision,
    json_build_object('deadline', known.deadline) as detail`,
  where: `${acts('order_change').where} and a.occurred_at > known.deadline`,
};

const noEvent = 'null as on_behalf_of, null as customer_number, null as stream, null::int as revision';

const erasures: AuditSelection = {
  from: 'platform.erasures e',
  at: iso('e.begun_at'),
  id: `'erasure-' || e.id`,
  by: 'e.erased_by',
  columns: `'erased' as kind, ${noEvent}, json_build_object('person', e.person_id, 'reason', e.reason,
    'isFinished', e.finished_at is not null) as detail`,
  where: between('e.begun_at'),
  customer: null,
};

const failedLogins: AuditSelection = {
  from: 'platform.failed_logins f',
  at: iso('f.last_at'),
  id: `'login-' || f.name_hash || extract(epoch from f.hour)::bigint`,
  by: 'f.user_id',
  columns: `'failed_login' as kind, ${noEvent},
    json_build_object('failures', f.failures, 'name', left(f.name_hash, 8)) as detail`,
  where: between('f.last_at'),
  customer: null,
};

/** Prices that the interface of the ERP did not bring. */
const priceOverrides: AuditSelection = {
  from: 'catalogue.changes c',
  at: iso('c.changed_at'),
  id: `'change-' || lpad(c.change_id::text, 20, '0')`,
  by: 'c.changed_by',
  columns: `'price' as kind, ${noEvent}, json_build_object('change', c.change_id::text, 'key', c.subject_key, 'before', c.before->'price_mills',
    'after', c.after->'price_mills') as detail`,
  where: `c.subject = 'prices' and ${between('c.changed_at')} and c.changed_by not in ('system', 'demo')
    and not starts_with(c.changed_by, 'erp:')`,
  customer: null,
};

const parkedAt = 'coalesce(p.discarded_at, p.parked_at)';
const parked: AuditSelection = {
  from: 'platform.parked p',
  at: iso(parkedAt),
  id: `'parked-' || p.policy || p.position`,
  by: 'p.discarded_by',
  columns: `case when p.discarded_at is null then 'parked' else 'discarded' end as kind, null as on_behalf_of,
    null as customer_number, p.stream_id as stream, p.revision, json_build_object('policy', p.policy, 'type',
    p.event_type, 'error', p.error, 'reason', p.discard_reason) as detail`,
  where: `not p.planned and ${between(parkedAt)}`,
  customer: null,
};

const reads: AuditSelection = {
  from: 'platform.audit_reads r',
  at: iso('r.read_at'),
  id: `'read-' || lpad(r.read_id::text, 20, '0')`,
  by: 'r.read_by',
  columns: `'read' as kind, ${noEvent},
    json_build_object('what', r.what, 'about', r.about, 'filter', r.filter, 'shown', r.shown) as detail`,
  where: between('r.read_at'),
  customer: null,
};

export const auditSelections: Readonly<Record<AuditQuestion, readonly AuditSelection[]>> = {
  after_deadline: [afterDeadline],
  employee: [acts('employee')],
  on_behalf: [acts('on_behalf')],
  price_override: [priceOverrides],
  view_as: [acts('view_as')],
  erasure: [acts('erasure'), erasures],
  failed_login: [acts('failed_login'), failedLogins],
  correction: [acts('correction')],
  parked: [parked],
  reads: [reads],
};
