import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dossierRights, exportOrderDossier } from '@talloor/contracts/endpoints/audit.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { auditLanguage, type AuditSide } from './auditSide.ts';
import { orderDossier } from './orderDossier.ts';
import { rightsOf } from './questions/readableStreams.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';

export const exportOrderDossierRoute = (side: AuditSide): Route =>
  route(exportOrderDossier, async ({ params }, context) => {
    const { user, response } = context;
    if (!dossierRights.every(rightsOf(user))) throw new Problem('permission.denied');
    const lines = await orderDossier(side, params.number, user.userId, auditLanguage(context));
    await recordRead(side.pool, { what: 'dossier', about: params.number }, user.userId, side.clock.now());
    response.writeHead(200, {
      'content-type': 'application/jsonl; charset=utf-8',
      'content-disposition': `attachment; filename="order-${params.number}.jsonl"`,
      'cache-control': 'no-store',
    });
    await pipeline(Readable.from(lines), response).catch((error: NodeJS.ErrnoException) => {
      // The client has gone.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
    return 'handled';
  });
