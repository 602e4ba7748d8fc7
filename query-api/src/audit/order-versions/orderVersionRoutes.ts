import {
  compareOfficeOrderVersions,
  compareOrderVersions,
  listOfficeOrderVersions,
  listOrderVersions,
} from '@talloor/contracts/endpoints/orderVersions.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { ShowsPrices } from '../../rememberShowsPrices.ts';
import type { AuditSide, Language } from '../auditSide.ts';
import { findActorNames } from '../findActorNames.ts';
import { readVersions, type ReadVersions } from './readVersions.ts';
import { viewComparison, viewVersions } from './viewVersions.ts';

type Versions = { readonly read: ReadVersions; readonly reader: Parameters<typeof viewVersions>[1] };

/** The versions of an order, for its customer and for the office; read from the stream, so that nobody waits for a read model. */
export function orderVersionRoutes(side: AuditSide, showsPrices: ShowsPrices): readonly Route[] {
  /** @param customerNumber null: of any */
  const find = async (orderNumber: string, customerNumber: string | null): Promise<Versions> => {
    const read = await readVersions(side, orderNumber);
    if (!read || (customerNumber !== null && read.order.content.customerNumber !== customerNumber))
      throw new Problem('order.not_found');
    const [names, showPrices] = await Promise.all([
      findActorNames(
        side.pool,
        read.versions.map(({ by }) => by),
      ),
      customerNumber === null || showsPrices(customerNumber),
    ]);
    return { read, reader: { names, showPrices } };
  };
  const list = ({ read, reader }: Versions) => ({ body: viewVersions(read, reader, side.clock.now()) });
  const compare = ({ read, reader }: Versions, asked: { from: number; to: number }, language: Language) => {
    const body = viewComparison(read, asked, reader, language);
    if (!body) throw new Problem('order.version_unknown');
    return { body };
  };
  return [
    route(listOrderVersions, async ({ params }, { customerNumber }) =>
      list(await find(params.orderId, customerNumber)),
    ),
    route(compareOrderVersions, async ({ params, query }, { customerNumber, language }) =>
      compare(await find(params.orderId, customerNumber), query, language),
    ),
    route(listOfficeOrderVersions, async ({ params }) => list(await find(params.number, null))),
    route(compareOfficeOrderVersions, async ({ params, query }, { language }) =>
      compare(await find(params.number, null), query, language),
    ),
  ];
}
