import { auditQuestions, type AuditQuestion, type AuditRow } from '@talloor/contracts/endpoints/officeAudit.ts';

export type AuditFilter = {
  readonly question: AuditQuestion;
  readonly from: string;
  readonly to: string;
  readonly employee: string;
  readonly customer: string;
};

const dayOf = (text: string | null): string => (/^2\d{3}-\d\d-\d\d$/.test(text ?? '') ? (text ?? '') : '');
const numberOf = (text: string | null): string => (/^\d{1,20}$/.test(text ?? '') ? (text ?? '') : '');

export const readAuditFilter = (parameters: URLSearchParams): AuditFilter => ({
  question: auditQuestions.find((each) => each === parameters.get('question')) ?? 'after_deadline',
  from: dayOf(parameters.get('from')),
  to: dayOf(parameters.get('to')),
  employee: numberOf(parameters.get('employee')),
  customer: numberOf(parameters.get('customer')),
});

export const queryOf = ({ from, to, employee, customer }: AuditFilter) => ({
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
  ...(employee !== '' && { employee }),
  ...(customer !== '' && { customer }),
});

export const addressOfChange = ({ subject, key }: NonNullable<AuditRow['change']>): string =>
  `/catalogueChanges?filter=${encodeURIComponent(JSON.stringify({ subject, key }))}`;

export function addressOfEvent({ event, page }: Pick<AuditRow, 'event' | 'page'>): string | null {
  if (event === null) return null;
  const at = `event=${encodeURIComponent(event)}`;
  if (page?.kind === 'order') return `/orders/${page.id}/show?${at}`;
  if (page?.kind === 'invoice') return `/invoices/${page.id}/history?${at}`;
  return `/audit/history/${encodeURIComponent(event)}`;
}
