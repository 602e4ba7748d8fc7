import { getApproval, getApprovalTerms, listApprovals } from '@talloor/contracts/endpoints/approvals.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { obstacleToApproval } from '@talloor/rules/account/approval.ts';
import { isGranted } from '@talloor/rules/account/rights.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { findBasket } from '../basket/findBasket.ts';
import { gatherGrounds } from '../basket/gatherGrounds.ts';
import { assessAt, judgeBasket } from '../basket/judgeBasket.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findApproval, findApprovals } from './findApprovals.ts';
import { findApprovalTerms } from './findApprovalTerms.ts';
import { findGrants } from './findGrants.ts';
import { namesShown, summariseApproval } from './summariseApproval.ts';

type User = { readonly userId: string; readonly rights?: Parameters<typeof isGranted>[0] };

const askerFilterOf = ({ userId, rights }: User): string | null => (isGranted(rights, 'approve') ? null : userId);

/** ADR 0108. */
export const approvalRoutes = (side: ReadSide): readonly Route[] => [
  getApprovalTermsRoute(side),
  listApprovalsRoute(side),
  getApprovalRoute(side),
];

const getApprovalTermsRoute = (side: ReadSide): Route =>
  route(getApprovalTerms, async (_input, { customerNumber, user, seenPosition }) => {
    const stale = await isStale(side.waiter, seenPosition, 'baskets', 'customerUsers', 'accounts');
    return { body: await findApprovalTerms(side, customerNumber, user.userId), stale };
  });

const listApprovalsRoute = ({ pool, catalogue, waiter, clock }: ReadSide): Route =>
  route(listApprovals, async (_input, { customerNumber, user, language, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'approvals', 'baskets', 'accounts');
    const approvalRows = await findApprovals(pool, customerNumber, askerFilterOf(user));
    const now = clock.now();
    const articles = new Set(
      approvalRows.flatMap(({ asked: request }) => request.lines.slice(0, namesShown).map(([number]) => number)),
    );
    const [products, customer] = await Promise.all([
      catalogue.findProducts([...articles], customerNumber, dayAt(now.getTime())),
      catalogue.findCustomer(customerNumber),
    ]);
    if (!customer) throw new Problem('customer.not_selected');
    const viewer = { products, showPrices: customer.showPrices, userId: user.userId, language, now };
    const approvals = approvalRows.map((approval) => summariseApproval(approval, viewer));
    const isToApprove = isGranted(user.rights, 'approve');
    const waiting = approvals.filter(({ status, is_own }) => status === 'awaiting' && !is_own);
    return { body: { approvals, to_approve: isToApprove ? waiting.length : 0 }, stale };
  });

const getApprovalRoute = ({ pool, catalogue, waiter, clock }: ReadSide): Route =>
  route(getApproval, async ({ params: { id } }, { customerNumber, user, language, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'approvals', 'baskets', 'accounts', 'customerUsers');
    const [approval, basket, grants] = await Promise.all([
      findApproval(pool, customerNumber, askerFilterOf(user), id),
      findBasket(pool, customerNumber, id),
      findGrants(pool, customerNumber, user.userId),
    ]);
    if (!basket || basket.status === 'discarded') throw new Problem('basket.not_found');
    if (!approval) throw new Problem('approval.not_waiting');
    const now = clock.now();
    const grounds = await gatherGrounds(catalogue, basket, customerNumber, now);
    const { products, customer } = grounds;
    const { asked: request } = approval;
    const amount = (cents: number) => (customer.showPrices ? eurosOfCents(cents) : null);
    const own = grants.find(({ userId }) => userId === user.userId);
    const viewer = { products, showPrices: customer.showPrices, userId: user.userId, language, now };
    return {
      body: {
        approval: summariseApproval(approval, viewer),
        message: approval.message ?? '',
        extra_emails: approval.extra_emails?.split(', ').filter(Boolean) ?? [],
        asked: {
          lines: request.lines.map(([article_number, quantity, cents]) => ({
            article_number,
            quantity,
            line_total: amount(cents),
          })),
          delivery: amount(request.delivery_cents),
          express: amount(request.express_cents),
        },
        obstacle: own
          ? obstacleToApproval(own, approval.asked_by, assessAt(grounds, basket.delivery, now))
          : ('no_right' as const),
        basket: judgeBasket(grounds, language, now),
      },
      stale,
    };
  });
