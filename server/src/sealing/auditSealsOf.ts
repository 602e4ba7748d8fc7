import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { copySeals } from '@talloor/command-api/seals/copySeals.ts';
import { openSealing } from '@talloor/command-api/seals/openSealing.ts';
import { rotateSealingKey } from '@talloor/command-api/seals/rotateSealingKey.ts';
import { sealHistory } from '@talloor/command-api/seals/sealHistory.ts';
import type { SealSide } from '@talloor/command-api/seals/sealSide.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { nl } from '@talloor/messages/history/nl.ts';
import { startClock } from '@talloor/platform/clock.ts';
import type { Configuration } from '@talloor/platform/configuration.ts';
import { createSigner } from '@talloor/platform/createSigner.ts';
import type { Seal } from '@talloor/platform/seals/seal.ts';
import { readPublicKey } from '@talloor/platform/seals/sealingKeys.ts';
import { auditSeals } from '@talloor/query-api/audit/auditSeals.ts';
import { openAudit } from '@talloor/query-api/audit/openAudit.ts';
import { visitDatabase } from '../openDatabase.ts';
import { print, printOrStop } from '../printing.ts';
import { migrateAll } from '../schemas.ts';

export type SealsCall =
  | { readonly kind: 'verify'; readonly path: string | null; readonly keyFile: string | null }
  | { readonly kind: 'seal' | 'rotate' | 'replace' };

export function readSealsCall(args: readonly string[], folder: string): SealsCall | null {
  const [what, ...rest] = args;
  if (what === 'seal' && rest.length === 0) return { kind: 'seal' };
  if (what === 'replace-key' && rest.length === 0) return { kind: 'replace' };
  if (what === 'rotate-key' && rest.length === 0) return { kind: 'rotate' };
  if (what !== 'seals') return null;
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: { key: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.length > 1) return null;
    const [path] = positionals;
    return {
      kind: 'verify',
      path: path === undefined ? null : resolve(folder, path),
      keyFile: values.key === undefined ? null : resolve(folder, values.key),
    };
  } catch {
    return null;
  }
}

export async function auditSealsOf(configuration: Configuration, call: SealsCall): Promise<number> {
  const database = await visitDatabase(configuration);
  const { eventStore, sealsDir, sealingKeyFile } = configuration;
  const side = { databaseUrl: database.url, eventStore, masterKey: database.masterKey, print: printOrStop };
  try {
    await migrateAll(database.url);
    if (call.kind !== 'verify') return await openAudit(side, (open) => seal(configuration, { ...side, ...open }, call));
    const trustedKey = await readPublicKey(call.keyFile ?? sealingKeyFile);
    return await auditSeals({ ...side, path: call.path ?? resolve(sealsDir), trustedKey });
  } finally {
    await database.close();
  }
}

type Tool = Pick<SealSide, 'pool' | 'store' | 'codec'> & { readonly masterKey: Uint8Array };

async function seal(configuration: Configuration, tool: Tool, { kind }: SealsCall): Promise<number> {
  const words = nl.seals;
  const sealing: SealSide = {
    ...tool,
    ...openSealing(configuration, null),
    clock: startClock(configuration.now ?? undefined),
    sign: createSigner(tool.masterKey),
  };
  const made: Seal | null = await (kind === 'rotate'
    ? rotateSealingKey(sealing)
    : sealHistory(sealing, { replacesLostKey: kind === 'replace' }));
  const errors = await copySeals(sealing);
  if (made === null) print(words.nothing_new);
  else {
    const { number, events, changes } = made;
    const values = { number: String(number), events: events.count, changes: changes.count };
    print(fillText(words.sealed, values, 'nl'));
    const file = `${resolve(configuration.sealingKeyFile)}.public`;
    if (kind === 'rotate') print(fillText(words.rotated, { number: String(number), file }, 'nl'));
    if (kind === 'replace') print(fillText(words.replaced, { number: String(number), file }, 'nl'));
  }
  for (const error of errors) print(fillText(words.copy_failed, { error: String(error) }, 'nl'));
  return errors.length === 0 ? 0 : 1;
}
