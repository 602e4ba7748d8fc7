import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { downloadDocuments, listDocumentRequests } from '@talloor/contracts/endpoints/documents.ts';
import { documentFileTexts } from '@talloor/messages/documents/documentFileTexts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import type { BundleStore } from './bundleStore.ts';
import { findDocumentRequests, findDownloadableRequest } from './findDocumentRequests.ts';
import { stateOfRequest, viewDocumentRequest } from './viewDocumentRequest.ts';

export const documentRoutes = ({ pool, waiter, clock }: ReadSide, store: BundleStore): readonly Route[] => [
  route(listDocumentRequests, async (_, { user, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'documentRequests', 'accounts', 'customerUsers');
    const rows = await findDocumentRequests(pool, user.userId);
    const now = clock.now();
    return { body: { requests: rows.map((row) => viewDocumentRequest(row, now)) }, stale };
  }),

  route(downloadDocuments, async ({ params: { id } }, { user, seenPosition, request, response }) => {
    await isStale(waiter, seenPosition, 'documentRequests', 'accounts', 'customerUsers');
    const row = await findDownloadableRequest(pool, id, user.userId);
    if (!row) throw new Problem('documents.not_found');
    const state = stateOfRequest(row, clock.now());
    if (state === 'expired') throw new Problem('documents.expired');
    if (state !== 'ready') throw new Problem('documents.not_ready');
    response.attachment(`${documentFileTexts[row.language][row.type]}-${row.requested_at.slice(0, 10)}.zip`);
    response.setHeader('content-type', 'application/zip');
    if (row.file_bytes !== null) response.setHeader('content-length', row.file_bytes);
    response.setHeader('cache-control', 'private, no-store');
    if (request.method === 'HEAD') response.end();
    else
      await pipeline(Readable.from(store.chunks(id)), response).catch((error: NodeJS.ErrnoException) => {
        // The client has gone.
        if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
      });
    return 'handled';
  }),
];
