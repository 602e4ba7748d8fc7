import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = {
  readonly messageId: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly language: string;
  readonly text: string;
};

/** Keeps its port while down. */
export async function createMailServer() {
  const received: ReceivedMail[] = [];
  let server: SMTPServer | null = null;
  let port = 0;
  const start = async (): Promise<void> => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, { envelope }, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = envelope.rcptTo.map(({ address }) => address);
          received.push(readMail(Buffer.concat(chunks).toString(), to));
          callback();
        });
      },
    });
    const listening = server.listen(port, '127.0.0.1');
    await once(listening, 'listening');
    port = (listening.address() as AddressInfo).port;
  };
  const stop = async (): Promise<void> => {
    const running = server;
    server = null;
    if (running) await new Promise<void>((resolve) => running.close(() => resolve()));
  };
  await start();
  return { received, url: `smtp://127.0.0.1:${port}`, start, stop };
}

function readMail(mail: string, to: readonly string[]): ReceivedMail {
  const unfolded = mail.replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
  const [, part = ''] = mail.split(/^Content-Type: text\/plain[^]*?\r\n\r\n/m);
  const text = (part.split(/\r\n--/)[0] ?? '')
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString());
  return {
    messageId: header('Message-ID'),
    to,
    subject: header('Subject')
      .replaceAll(/\?= =\?UTF-8\?Q\?/g, '')
      .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, words: string) =>
        words
          .replaceAll('_', ' ')
          .replaceAll(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString()),
      ),
    language: header('Content-Language'),
    text,
  };
}
