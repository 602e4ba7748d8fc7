import {
  compareOfficeOrderVersions,
  compareOrderVersions,
  listOfficeOrderVersions,
  listOrderVersions,
} from '@talloor/contracts/endpoints/orderVersions.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { ShowsPrices } from '../../rememberShowsPrices.ts';
import type { AuditSide, Language } from '../auditSide.ts';
import { findActorNames } from '../findActorNames.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { readVersions, type ReadVersions } from './readVersions.ts';
import { viewComparison, viewVersions } from './viewVersions.ts';

type Versions = { readonly read: ReadVersions; readonly reader: Parameters<typeof viewVersions>[1] };

/** From the stream, so always current. */
export function orderVersionRoutes(side: AuditSide, showsPrices: ShowsPrices): readonly Route[] {
  const find = async (orderNumber: string, customerNumber: string | null, language: Language): Promise<Versions> => {
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
    return { read, reader: { names, showPrices, isOfficeReader: customerNumber === null, language } };
  };
  const findForOffice = async (
    number: string,
    { language, user }: Pick<RequestContext<{ kind: 'office'; right: 'read_orders' }>, 'language' | 'user'>,
  ) => {
    const versions = await find(number, null, language);
    await recordRead(side.pool, { what: 'order', about: number }, user.userId, side.clock.now());
    return versions;
  };
  const list = ({ read, reader }: Versions) => ({ body: viewVersions(read, reader, side.clock.now()) });
  const compare = ({ read, reader }: Versions, versionPair: { from: number; to: number }) => {
    const body = viewComparison(read, versionPair, reader);
    if (!body) throw new Problem('order.version_unknown');
    return { body };
  };
  return [
    route(listOrderVersions, async ({ params }, { customerNumber, language }) =>
      list(await find(params.orderId, customerNumber, language)),
    ),
    route(compareOrderVersions, async ({ params, query }, { customerNumber, language }) =>
      compare(await find(params.orderId, customerNumber, language), query),
    ),
    route(listOfficeOrderVersions, async ({ params }, context) => list(await findForOffice(params.number, context))),
    route(compareOfficeOrderVersions, async ({ params, query }, context) =>
      compare(await findForOffice(params.number, context), query),
    ),
  ];
}
