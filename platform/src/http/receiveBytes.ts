import { Problem } from './problem.ts';
import type { RequestContext } from './handler.ts';

/** For a slow connection; a file that does not come is not waited for. */
const patienceMs = 120_000;

type Receiving = {
  readonly most: number;
  /** What it is called where there are more than that. */
  readonly tooLarge: () => Problem;
  /** Asked before the first byte is read; false where there is no place for one more file. */
  readonly enter: () => boolean;
};

/** Takes the bytes of a request (`bodyType: 'file'`), no more than may be sent. @throws Problem */
export async function receiveBytes(
  { request, response }: Pick<RequestContext, 'request' | 'response'>,
  { most, tooLarge, enter }: Receiving,
): Promise<Buffer> {
  const refuse = (problem: Problem) => {
    // Nobody reads what is still to come.
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
    // Whoever sent it went away.
    throw error instanceof Problem ? error : new Problem('request.malformed');
  } finally {
    clearTimeout(timer);
  }
}
