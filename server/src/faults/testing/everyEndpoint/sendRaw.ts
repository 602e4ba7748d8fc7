import { Agent, request } from 'node:http';

export type RawRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};
export type RawAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Only the head of an event stream. */
export function sendRaw(port: number, { method, path, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sending = request({ host: '127.0.0.1', port, method, path, agent, headers: { ...length, ...headers } });
    sending.once('error', reject);
    sending.once('response', (response) => {
      const answer = (text: string) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        response.destroy();
        answer('');
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => answer(Buffer.concat(chunks).toString()));
    });
    sending.end(body);
  });
}

export const closeConnections = (): void => agent.destroy();
