import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { readonly orderNumber: string; readonly messageId: string; readonly at: number };

export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, callback) => {
      let content = '';
      stream.on('data', (chunk: Buffer) => (content += chunk.toString()));
      stream.on('end', () => {
        const [, messageId, orderNumber] = /^Message-ID:\s+<(order-(\d+)-[^>]+)>/m.exec(content) ?? [];
        if (messageId !== undefined && orderNumber !== undefined)
          mails.push({ orderNumber, messageId, at: Date.now() });
        callback();
      });
    },
  });
  // A killed sender drops its connection.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: mails as readonly ReceivedMail[],
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
