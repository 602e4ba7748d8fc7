import { getCase, listCases } from '@talloor/contracts/endpoints/cases.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isGranted } from '@talloor/rules/account/rights.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findCase, findCaseFiles, findCaseMessages, findCases, type CaseReader } from './findCases.ts';
import { summariseCase, viewCase } from './viewCase.ts';

const pageSize = 24;
/** Read models that decide what a customer's user sees. */
export const caseSources = ['cases', 'accounts', 'customerUsers'] as const;

export const caseReaderOf = ({ user, customerNumber }: RequestContext<{ kind: 'customer' }>): CaseReader => ({
  customerNumber,
  seesInvoices: isGranted(user.rights, 'see_invoices'),
  userId: user.userId,
});

export const caseRoutes = ({ pool, waiter }: ReadSide): readonly Route[] => [
  route(listCases, async ({ query: { page } }, context) => {
    const stale = await isStale(waiter, context.seenPosition, ...caseSources);
    const limits = { limit: pageSize, offset: (page - 1) * pageSize };
    const { total, cases } = await findCases(pool, caseReaderOf(context), limits);
    const pages = Math.max(1, Math.ceil(total / pageSize));
    return { body: { cases: cases.map(summariseCase), total, pages }, stale };
  }),
  route(getCase, async ({ params: { id } }, context) => {
    const stale = await isStale(waiter, context.seenPosition, ...caseSources);
    const row = await findCase(pool, id, caseReaderOf(context));
    if (!row) throw new Problem('case.not_found');
    const [messages, files] = await Promise.all([findCaseMessages(pool, id), findCaseFiles(pool, id)]);
    return { body: viewCase(row, messages, files, context.language), stale };
  }),
];
