import { getEmpties, getOfficeEmpties, type EmptiesLedger } from '@talloor/contracts/endpoints/empties.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findBalances, findMoves } from './findEmpties.ts';

export function emptiesRoutes({ pool, catalogue, waiter, clock }: ReadSide): readonly Route[] {
  const find = async (
    customerNumber: string,
    seenPosition: RequestContext['seenPosition'],
  ): Promise<{ body: EmptiesLedger; stale: boolean }> => {
    const stale = await isStale(waiter, seenPosition, 'traceability');
    const [balances, moves] = await Promise.all([findBalances(pool, customerNumber), findMoves(pool, customerNumber)]);
    return {
      body: {
        balances: [...balances],
        moves: moves.map(({ moved_at: at, first_name: first, last_name: last, ...move }) => ({
          ...move,
          at: Math.floor(Date.parse(at) / 1000),
          by: [first, last].filter(Boolean).join(' ') || null,
        })),
      },
      stale,
    };
  };
  return [
    route(getEmpties, async (_asked, { customerNumber, seenPosition }) => {
      const { body, stale } = await find(customerNumber, seenPosition);
      // Customers do not see who corrected.
      return { body: { ...body, moves: body.moves.map((move) => ({ ...move, by: null })) }, stale };
    }),
    route(getOfficeEmpties, async ({ params: { id } }, { seenPosition, user }) => {
      if (!(await catalogue.findCustomer(id))) throw new Problem('customer.not_found');
      await recordRead(pool, { what: 'customer', about: id }, user.userId, clock.now());
      return find(id, seenPosition);
    }),
  ];
}
