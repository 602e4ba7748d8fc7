import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkEInvoice, describeFinding } from '@talloor/einvoice/checkEInvoice.ts';
import { OutputClosed, outputClosedStatus, printOrStop } from './printing.ts';

const usage = 'usage: npm run einvoice -- check FILE';

/**
 * `npm run einvoice -- check FILE` prints each broken rule of a UBL document; an unreadable one breaks a rule whose id
 * starts with XML. Status 0 without a fatal one, 1 with one, 2 when the file is missing.
 */
async function einvoice(args: readonly string[]): Promise<number> {
  const [command, file = ''] = args;
  if (command !== 'check' || args.length !== 2) {
    console.error(usage);
    return 2;
  }
  const path = resolve(process.env['INIT_CWD'] ?? '.', file);
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) {
    console.error(bytes.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${bytes.code}).`);
    return 2;
  }
  const findings = checkEInvoice(bytes);
  for (const finding of findings) printOrStop(describeFinding(finding));
  return findings.some(({ severity }) => severity === 'fatal') ? 1 : 0;
}

try {
  process.exitCode = await einvoice(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof OutputClosed)) throw error;
  process.exitCode = outputClosedStatus;
}
