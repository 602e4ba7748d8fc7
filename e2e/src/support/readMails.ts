import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProductUnderTest } from '../product/startProduct.ts';

const [looks, lookAgainMs] = [150, 100] as const;

/** From the folder of a product without mail server. */
export async function waitForMail(
  product: ProductUnderTest,
  address: string,
  pattern: RegExp,
): Promise<RegExpExecArray> {
  for (let look = 0; look < looks; look += 1) {
    for (const mail of mailsOf(product)) {
      const match = mail.includes(`To: ${address}`) ? pattern.exec(mail) : null;
      if (match) return match;
    }
    await pause(lookAgainMs);
  }
  throw new Error(`no mail to ${address} says ${pattern}`);
}

function mailsOf({ dataDir }: ProductUnderTest): readonly string[] {
  if (dataDir === null) throw new Error('DATA_DIR must name the data folder with the product’s mails.');
  const folder = join(dataDir, 'mail');
  let names: string[] = [];
  try {
    names = readdirSync(folder);
  } catch {}
  return names.filter((name) => name.endsWith('.eml')).map((name) => plain(readFileSync(join(folder, name), 'utf8')));
}

const plain = (mail: string): string =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
