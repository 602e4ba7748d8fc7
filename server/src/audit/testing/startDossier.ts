import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rotateSealingKey } from '@talloor/command-api/seals/rotateSealingKey.ts';
import { sealHistory } from '@talloor/command-api/seals/sealHistory.ts';
import type { SealSide } from '@talloor/command-api/seals/sealSide.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { sampleAccount } from '@talloor/events/testing/sampleAccount.ts';
import { createSigner } from '@talloor/platform/createSigner.ts';
import { openSealingKeyFile } from '@talloor/platform/seals/sealingKeys.ts';
import { writeOrderStory } from '@talloor/query-api/audit/testing/orderStory.ts';
import { type Browser, type ReadSideUnderTest, startReadSide } from '@talloor/query-api/audit/testing/startReadSide.ts';
import { storyOf } from '@talloor/query-api/audit/testing/storyOf.ts';
import { writeLinks } from '@talloor/query-api/audit/testing/writeLinks.ts';
import { type Adapter, openAuditedStore } from './auditedStore.ts';

export type DossierUnderTest = {
  readonly side: ReadSideUnderTest;
  readonly sealing: SealSide;
  readonly auditor: Browser;
  readonly download: () => Promise<string>;
  readonly downloadReceipt: (order: string) => Promise<Buffer>;
  readonly verify: (
    file: string | Uint8Array,
    key?: 'old' | 'new' | 'foreign',
  ) => Promise<{ status: number | null; output: string }>;
  readonly pemOf: (key: 'old' | 'new') => Promise<string>;
  readonly close: () => Promise<void>;
};

export const dossierOrder = '4402118';
export const dossierDelivery = '66103012';

export async function startDossier(adapter: Adapter = 'postgres'): Promise<DossierUnderTest> {
  const { eventStore, stop } = await openAuditedStore(adapter);
  const folder = await mkdtemp(join(tmpdir(), 'talloor-dossier-'));
  const keyFile = join(folder, 'key.pem');
  const side = await startReadSide('2026-03-16T13:12:00.000Z', {}, undefined, true, eventStore);
  const auditor: Browser = await side.browser({
    userId: '91',
    roles: ['auditor'],
    customers: [],
    customerNumber: null,
  });
  await side.append('account-7', [{ type: 'AccountRegistered', data: sampleAccount }]);
  const customer = await side.browser({});
  const keys = openSealingKeyFile(keyFile);
  const clock = { now: () => new Date('2026-03-16T14:00:00.000Z') };
  const sealing: SealSide = { ...side, clock, sign: createSigner(side.masterKey), keys, archives: [] };
  await writeOrderStory(side, { orderNumber: dossierOrder, basketId: randomUUID() });
  await sealHistory(sealing);
  await writeFile(join(folder, 'old'), await readFile(`${keyFile}.public`));
  await rotateSealingKey(sealing);
  await writeFile(join(folder, 'new'), await readFile(`${keyFile}.public`));
  await side.append(deliveryStream(dossierDelivery), storyOf(dossierDelivery, dossierOrder));
  await writeLinks(side);
  await writeOrderStory(side, { orderNumber: '4402119', basketId: randomUUID() });
  await sealHistory(sealing);
  await openSealingKeyFile(join(folder, 'other.pem')).current();
  await writeFile(join(folder, 'foreign'), await readFile(join(folder, 'other.pem.public')));
  return {
    side,
    sealing,
    auditor,
    download: async () => (await auditor.get(`/nl/api/office/orders/${dossierOrder}/dossier`)).text(),
    downloadReceipt: async (order) => {
      const answer = await customer.get(`/nl/order-receipt/${order}/1/pdf`);
      return Buffer.from(await answer.arrayBuffer());
    },
    verify: async (content, key = 'new') => {
      const file = join(folder, `${randomUUID()}.jsonl`);
      await writeFile(file, content);
      const program = ['server/audit-verifier.mjs', file, '--key', join(folder, key)];
      const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
      return { status, output: stdout + stderr };
    },
    pemOf: (key) => readFile(join(folder, key), 'utf8'),
    close: async () => {
      await side.close();
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
