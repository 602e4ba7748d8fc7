import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestContext } from '@talloor/platform/http/handler.ts';

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Workbook = {
  /** Includes the extension. */
  readonly name: string;
  readonly size?: number;
  readonly chunks: () => AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>;
};

export async function answerWorkbook(
  { request, response }: Pick<RequestContext, 'request' | 'response'>,
  { name, size, chunks }: Workbook,
): Promise<'handled'> {
  response.attachment(name);
  response.setHeader('content-type', excel);
  if (size !== undefined) response.setHeader('content-length', size);
  response.setHeader('cache-control', 'private, no-store');
  if (request.method === 'HEAD') response.end();
  else
    await pipeline(Readable.from(chunks()), response).catch((error: NodeJS.ErrnoException) => {
      // The client has gone.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  return 'handled';
}
