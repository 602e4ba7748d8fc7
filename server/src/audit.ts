import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { SealingKeyRefused } from '@talloor/platform/seals/sealingKeys.ts';
import { SealsChanged } from '@talloor/command-api/seals/findLastSeal.ts';
import { tellFailure } from '@talloor/platform/tellFailure.ts';
import { auditInvoice } from '@talloor/query-api/audit/auditInvoice.ts';
import { auditOrder } from '@talloor/query-api/audit/auditOrder.ts';
import { auditReceipt } from '@talloor/query-api/audit/auditReceipt.ts';
import { auditTenant } from '@talloor/query-api/audit/auditTenant.ts';
import { NoTenant, visitDatabase } from './openDatabase.ts';
import { auditSealsOf, readSealsCall } from './sealing/auditSealsOf.ts';
import { OutputClosed, outputClosedStatus, print, printOrStop } from './printing.ts';

/** With the product running or stopped; status 0 when everything holds. */
async function audit(args: readonly string[]): Promise<number> {
  const [what, target = ''] = args;
  const sealsCall = readSealsCall(args, process.env['INIT_CWD'] ?? '.');
  if (sealsCall) return await auditSealsOf(parseConfiguration(process.env), sealsCall);
  const isOrder = what === 'order' && args.length === 2 && /^\d{1,20}$/.test(target);
  const isInvoice = what === 'invoice' && args.length === 2 && /^\d{1,20}$/.test(target);
  const isReceipt = what === 'receipt' && args.length === 2;
  if (!isOrder && !isInvoice && !isReceipt && !(what === 'all' && args.length === 1)) {
    print('usage: npm run audit -- order NUMBER | invoice NUMBER | receipt FILE | all');
    print('       npm run audit -- seals [FILE|DIR] [--key PUBLIC_KEY] | seal | rotate-key | replace-key');
    return 2;
  }
  const file = isReceipt ? await readFile(resolve(process.env['INIT_CWD'] ?? '.', target)) : null;
  const configuration = parseConfiguration(process.env);
  const database = await visitDatabase(configuration);
  const { eventStore } = configuration;
  const side = { databaseUrl: database.url, eventStore, masterKey: database.masterKey, print: printOrStop };
  try {
    if (file !== null) return await auditReceipt({ ...side, file });
    if (isInvoice) return await auditInvoice({ ...side, number: target });
    if (isOrder) return await auditOrder({ ...side, orderNumber: target });
    // Answers to people go first.
    setPriority(constants.priority.PRIORITY_LOW);
    return await auditTenant(side);
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await audit(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof OutputClosed)) console.error(tellFailure(error, [NoTenant, SealingKeyRefused, SealsChanged]));
  process.exitCode = error instanceof OutputClosed ? outputClosedStatus : 1;
}
