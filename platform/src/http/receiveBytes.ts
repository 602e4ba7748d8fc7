import { Problem } from './problem.ts';
import type { RequestContext } from './handler.ts';

const patienceMs = 120_000;

type Receiving = {
  readonly most: number;
  readonly tooLarge: () => Problem;
  /** Asked before the first byte. */
  readonly enter: () => boolean;
};

/** Reads the body of `bodyType: 'file'`. @throws Problem */
export async function receiveBytes(
  { request, response }: Pick<RequestContext, 'request' | 'response'>,
  { most, tooLarge, enter }: Receiving,
): Promise<Buffer> {
  const refuse = (problem: Problem) => {
    // The rest of the body stays unread.
    response.setHeader('connection', 'close');
    return problem;
  };
  if (Number(request.get('content-length') ?? 0) > most) throw refuse(tooLarge());
  if (!enter()) throw refuse(new Problem('upload.busy'));
  const timer = setTimeout(() => request.destroy(), patienceMs);
  try {
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of request as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > most) throw refuse(tooLarge());
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    // The sender closed the connection.
    throw error instanceof Problem ? error : new Problem('request.malformed');
  } finally {
    clearTimeout(timer);
  }
}
