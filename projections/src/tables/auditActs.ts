import { allEvents, type TalloorEvent } from '@talloor/events/allEvents.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';
import { defineReadModel } from '@talloor/platform/subscription/defineReadModel.ts';

/** Questions of auditors that events answer. `order_change` is compared with the deadline when it is asked. */
export type ActQuestion =
  | 'order_change'
  | 'employee'
  | 'on_behalf'
  | 'view_as'
  | 'erasure'
  | 'failed_login'
  | 'correction';

type Technical = 'OrderStreamLinked' | 'HistorySealed' | 'CaseNumberTaken';
type AuditedType = Exclude<TalloorEvent['type'], Technical>;
const technical: readonly string[] = [
  'OrderStreamLinked',
  'HistorySealed',
  'CaseNumberTaken',
] satisfies readonly Technical[];

export const auditActsModel = defineReadModel({
  name: 'auditActs',
  version: 1,
  on: Object.keys(allEvents).filter((type): type is AuditedType => !technical.includes(type)),
  tables: {
    audit_acts: {
      columns: {
        question: typed<ActQuestion>('text not null'),
        position: 'text not null',
        stream: 'text not null',
        revision: 'int not null',
        occurred_at: 'text not null',
        actor_id: 'text not null',
        on_behalf_of: 'text',
        customer_number: 'text',
      },
      primaryKey: ['question', 'position'],
      indexes: {
        time: '(question, occurred_at, position)',
        actor: '(question, actor_id, occurred_at, position)',
        customer: '(question, customer_number, occurred_at, position)',
      },
    },
    /** Each deadline of an order; one that was set after the one before had passed is late. */
    audit_deadlines: {
      columns: {
        order_number: 'text not null',
        position: 'text not null',
        deadline: 'text not null',
        is_late: 'boolean not null',
      },
      primaryKey: ['order_number', 'position'],
    },
  },
});
export const { audit_acts: auditActsTable, audit_deadlines: auditDeadlinesTable } = auditActsModel.tables;
