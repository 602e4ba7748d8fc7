import { getParkedDelivery, type LineToPick } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../commandSide.ts';
import { firstNameOf } from '../../people/firstNameOf.ts';
import { actsOfParked } from '../reportActs.ts';
import { findParkedOne, viewParkedRow } from '../readParked.ts';
import type { ReportSubject } from '../reportSubject.ts';

export type FindLinesToPick = (orderNumber: string, language: 'nl' | 'fr') => Promise<LineToPick[]>;

export const getParkedDeliveryRoute = (
  side: CommandSide,
  subjects: readonly ReportSubject[],
  findLinesToPick: FindLinesToPick,
): Route =>
  route(getParkedDelivery, async ({ params: { id } }, { language, user }) => {
    const parked = await findParkedOne(side.pool, id);
    if (parked === null) throw new Problem('parked_delivery.not_found');
    await recordRead(side.pool, { what: 'parked_delivery', about: id }, user.userId, side.clock.now());
    const read = subjects.find(({ name }) => name === parked.subject)?.schema.safeParse(parked.message);
    const acts = await actsOfParked(side.pool, id);
    const names = new Map(
      await Promise.all(
        [...new Set(acts.map((each) => each.acted_by))].map(async (by) => [by, await firstNameOf(side, by)] as const),
      ),
    );
    return {
      body: {
        ...viewParkedRow(parked),
        message: parked.message,
        issues:
          !read || read.success
            ? []
            : read.error.issues
                .slice(0, 50)
                .map(({ path, message }) => ({ path: path.join('.').slice(0, 200), message })),
        correction: parked.correction,
        lines: parked.order_number === null ? [] : await findLinesToPick(parked.order_number, language),
        acts: acts.map(({ act: actName, outcome, reason, acted_at, acted_by }) => ({
          act: actName,
          outcome,
          reason,
          acted_at: acted_at.toISOString(),
          acted_by: names.get(acted_by) ?? null,
        })),
      },
    };
  });
