import { getOfficeReturnPhoto } from '@talloor/contracts/endpoints/officeReturns.ts';
import { getReturnPhoto } from '@talloor/contracts/endpoints/returns.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { readFile } from '@talloor/platform/postgres/files.ts';
import { returnsTable, returnPhotosTable } from '@talloor/projections/tables/returns.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';

const text = `select p.photo_id from ${returnPhotosTable.qualifiedName} p join ${returnsTable.qualifiedName} r using (return_id)
  where p.return_id = $1 and p.photo_id = $2`;

/** For customer and office; erased with their owner. */
export function photoRoutes({ pool, waiter, clock }: ReadSide): readonly Route[] {
  const send = async (response: RequestContext['response'], isThere: boolean, photoId: string) => {
    const file = isThere ? await readFile(pool, photoId) : null;
    if (file === null) throw new Problem('return.photo_not_found');
    response.setHeader('content-type', file.contentType);
    response.setHeader('content-disposition', 'inline');
    response.setHeader('cache-control', 'private, no-cache');
    response.send(file.content);
    return 'handled' as const;
  };
  return [
    route(getReturnPhoto, async ({ params: { id, photo } }, { customerNumber, response, seenPosition }) => {
      await isStale(waiter, seenPosition, 'returns');
      const { rowCount } = await pool.query({
        name: 'photo-of-customer',
        text: `${text} and r.customer_number = $3`,
        values: [id, photo, customerNumber],
      });
      return send(response, rowCount === 1, photo);
    }),
    route(getOfficeReturnPhoto, async ({ params: { id, photo } }, { response, seenPosition, user }) => {
      await isStale(waiter, seenPosition, 'returns');
      const { rowCount } = await pool.query({ name: 'photo-for-office', text, values: [id, photo] });
      if (rowCount === 1) await recordRead(pool, { what: 'return', about: id }, user.userId, clock.now());
      return send(response, rowCount === 1, photo);
    }),
  ];
}
