import {
  getCasePromise,
  getOfficeCase,
  listOfficeCases,
  officeCaseFilter,
  type OfficeCase,
  type OfficeCaseRow,
} from '@talloor/contracts/endpoints/officeCases.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import { countKeptPromises, replyDueAt } from '@talloor/rules/serviceRequest/answerPromise.ts';
import { serviceMinutesBetween } from '@talloor/rules/serviceRequest/serviceHours.ts';
import { findOfficeDocument, viewOfficeDocument } from '../documents/findOfficeDocuments.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findCaseFiles, findCaseMessages } from './findCases.ts';
import {
  findAuthorNames,
  findOfficeCase,
  findOfficeCases,
  findPromises,
  type FoundOfficeCase,
} from './findOfficeCases.ts';
import { summariseCase, viewCaseLines, viewCaseMessage } from './viewCase.ts';

const promiseDays = 30;

/** The promised first answer, then one as soon after each reply. */
function answerDueOf({ status, due_at, first_answer_at, last_reply_at }: FoundOfficeCase): number | null {
  if (status !== 'open') return null;
  if (first_answer_at === null) return Date.parse(due_at);
  return last_reply_at === null ? null : replyDueAt(Date.parse(last_reply_at));
}

export function officeCaseRoutes({ pool, waiter, clock, catalogue }: ReadSide): readonly Route[] {
  const viewRow = async (row: FoundOfficeCase): Promise<OfficeCaseRow> => {
    const { customer_number: number, assigned_to: assignee } = row;
    const customer = number === null ? null : await catalogue.findCustomer(number);
    const summary = summariseCase(row);
    const dueAt = answerDueOf(row);
    const isActive = row.assignee_status === null || row.assignee_status === 'active';
    return {
      ...summary,
      customer: number === null ? null : { customer_number: number, name: customer?.name ?? number },
      person: row.contact?.person || row.account_name,
      assignee: assignee === null || !isActive ? null : { id: assignee, name: row.assignee_name },
      answer_due_at: dueAt === null ? null : new Date(dueAt).toISOString(),
      is_overdue: dueAt !== null && dueAt < clock.now().getTime(),
    };
  };
  return [
    route(listOfficeCases, async ({ query }, { user, seenPosition }) => {
      const { filter, range } = readListQuery(query, officeCaseFilter, ['filed_at'] as const);
      const stale = await isStale(waiter, seenPosition, 'cases');
      const part = { part: filter.part, userId: user.userId, now: clock.now() };
      const { total, cases } = await findOfficeCases(pool, part, range);
      return {
        body: await Promise.all(cases.map(viewRow)),
        headers: { 'content-range': contentRange('cases', range, cases.length, total) },
        stale,
      };
    }),
    route(getCasePromise, async (_input, { seenPosition }) => {
      const stale = await isStale(waiter, seenPosition, 'cases');
      const now = clock.now().getTime();
      const rows = await findPromises(pool, new Date(now - promiseDays * 86_400_000).toISOString());
      const requests = rows.map(({ due_at: dueAt, first_answer_at: answeredAt }) => ({
        dueAt: Date.parse(dueAt),
        firstAnswerAt: answeredAt === null ? null : Date.parse(answeredAt),
      }));
      return { body: countKeptPromises(requests, now), stale };
    }),
    route(getOfficeCase, async ({ params: { id } }, { language, seenPosition, user }) => {
      const stale = await isStale(waiter, seenPosition, 'cases', 'documentRequests');
      const row = await findOfficeCase(pool, id);
      if (!row) throw new Problem('case.not_found');
      await recordRead(pool, { what: 'case', about: id }, user.userId, clock.now());
      const [base, messages, files, request] = await Promise.all([
        viewRow(row),
        findCaseMessages(pool, id),
        findCaseFiles(pool, id),
        row.request_id === null ? null : findOfficeDocument(pool, row.request_id),
      ]);
      const names = await findAuthorNames(
        pool,
        messages.map(({ author_id: author }) => author),
      );
      const { person: _, ...rest } = base;
      const filedAt = Date.parse(row.filed_at);
      const until = row.first_answer_at === null ? clock.now().getTime() : Date.parse(row.first_answer_at);
      const body: OfficeCase = {
        ...rest,
        language: row.language,
        lines: viewCaseLines(row, language),
        files: [...files],
        contact: row.contact,
        claimed_customer: row.claimed_customer,
        visitor_id: row.customer_number === null && row.account_name === null ? row.person_id : null,
        sector: row.sector,
        segment: row.segment || null,
        postal_code: row.postal || null,
        messages: messages.map((message) => ({
          ...viewCaseMessage(message),
          author: names.get(message.author_id) || null,
        })),
        close_reason: row.close_reason,
        document_request: request && viewOfficeDocument(request, clock.now()),
        waited_minutes: serviceMinutesBetween(filedAt, until),
        promised_minutes: serviceMinutesBetween(filedAt, Date.parse(row.due_at)),
      };
      return { body, stale };
    }),
  ];
}
