import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { findDecidedChange } from '@talloor/catalogue/changes/changeLeaves.ts';
import { eraseColumnSets } from '@talloor/catalogue/assortment/columnSets.ts';
import { copySeals } from '@talloor/command-api/seals/copySeals.ts';
import { createMailArchive } from '@talloor/command-api/seals/createMailArchive.ts';
import { rotateSealingKey } from '@talloor/command-api/seals/rotateSealingKey.ts';
import { sealHistory } from '@talloor/command-api/seals/sealHistory.ts';
import { checkSeals } from '@talloor/command-api/seals/measureSeals.ts';
import { sealTimer } from '@talloor/command-api/seals/sealTimer.ts';
import type { Mail } from '@talloor/command-api/mail/mailer.ts';
import { createBucketArchive } from '@talloor/platform/seals/archives/createBucketArchive.ts';
import { createFolderArchive } from '@talloor/platform/seals/archives/createFolderArchive.ts';
import { findSealingFailure } from '@talloor/platform/seals/sealingFailure.ts';
import { openSealingKeyFile } from '@talloor/platform/seals/sealingKeys.ts';
import { type Seal, sealsStream } from '@talloor/platform/seals/seal.ts';
import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import { createReadModelTables } from '@talloor/platform/subscription/readModelTables.ts';
import { openOrdersModel, openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import { type SealedHistory, startSealedHistory } from '../audit/testing/startSealedHistory.ts';

let history: SealedHistory;
let folder: string;
beforeAll(async () => {
  history = await startSealedHistory('postgres');
  await createReadModelTables(history.pool, readModelSchema, Object.values(openOrdersModel.tables));
  folder = await mkdtemp(join(tmpdir(), 'talloor-sealing-'));
});
afterEach(() => history.pool.query(`delete from ${openOrdersTable.qualifiedName}`));
afterAll(async () => {
  await rm(folder, { recursive: true });
  await history.close();
});

const change = () =>
  history.pool.query(
    `insert into catalogue.changes (changed_at, changed_by, subject, subject_key) values (now(), '90', 'labels', '1')`,
  );
const countSeals = async () => (await history.side.store.readStream(sealsStream)).length;
const log = { warn: () => undefined, error: () => undefined };

describe('the timer of seals', () => {
  test('seals in a new hour if something happened, and not again in that hour', async () => {
    const base = await countSeals();
    let now = new Date();
    const timer = sealTimer({ ...history.side, log, clock: { now: () => now } });
    const lookAt = async (time: number) => {
      now = new Date(time);
      await timer.look(new AbortController().signal);
      return (await countSeals()) - base;
    };
    const [last] = await history.side.store.readStream(sealsStream, base - 1, 1);
    const hour = Math.floor(Date.parse((last?.data as Partial<Seal> | undefined)?.at ?? '') / 3_600_000) * 3_600_000;
    await change();
    expect(await lookAt(hour + 3_599_000)).toBe(0);
    expect(await lookAt(hour + 3_600_000)).toBe(1);
    await change();
    expect(await lookAt(hour + 7_000_000)).toBe(1);
    expect(await lookAt(hour + 7_200_000)).toBe(2);
    expect(await lookAt(hour + 10_800_000)).toBe(2);
  });

  test('seals shortly after a deadline of an order', async () => {
    const base = await countSeals();
    const deadline = Math.floor(Date.now() / 3_600_000) * 3_600_000 + 40_000_000;
    await history.pool.query(
      `insert into ${openOrdersTable.qualifiedName} (order_number, customer_number, delivery_day, change_deadline, summary,
         allocated, short, version, state)
       values ('1', '1', '2026-03-13', $1, '{}', false, false, 1, 'open')`,
      [new Date(deadline).toISOString()],
    );
    let now = new Date(deadline - 60_000);
    const timer = sealTimer({ ...history.side, log, clock: { now: () => now } });
    const look = async () => {
      await timer.look(new AbortController().signal);
      return (await countSeals()) - base;
    };
    await look();
    const before = await look();
    await change();
    now = new Date(deadline + 1_000);
    expect(await look()).toBe(before);
    now = new Date(deadline + 10_000);
    expect(await look()).toBe(before + 1);
  });
});

describe('the sealing key', () => {
  test('is created once with mode 600 by two starts at the same time', async () => {
    const file = join(folder, 'key.pem');
    const [one, two] = await Promise.all([openSealingKeyFile(file).current(), openSealingKeyFile(file).current()]);
    expect(one.publicKey).toBe(two.publicKey);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(`${file}.public`, 'utf8')).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  });

  test('is refused when others can read it', async () => {
    const file = join(folder, 'open.pem');
    await openSealingKeyFile(file).current();
    await chmod(file, 0o640);
    await expect(openSealingKeyFile(file).current()).rejects.toThrow(`${file} can be read by others`);
  });

  test('is refused when it is another one than that of the last seal', async () => {
    await change();
    const keys = openSealingKeyFile(join(folder, 'other.pem'));
    await keys.current();
    await expect(sealHistory({ ...history.side, keys })).rejects.toThrow('another one than that of the last seal');
  });

  test('shows as missing at the start, and no other key is made in its place', async () => {
    const missing = join(folder, 'missing.pem');
    const side = { ...history.side, keys: openSealingKeyFile(missing) };
    await sealTimer({ ...side, log }).look(new AbortController().signal);
    expect(await findSealingFailure(history.pool)).toMatchObject({
      kind: 'key_missing',
      error: `${missing} is missing`,
    });
    expect(await readdir(folder)).not.toContain('missing.pem');
    expect(await checkSeals(side, Date.now)()).toContain(`warning: sealing_failed ${missing} is missing`);
    await sealTimer({ ...history.side, log }).look(new AbortController().signal);
    expect(await findSealingFailure(history.pool)).toBeNull();
    expect(await checkSeals(side, Date.now)()).not.toContain('warning');
  });

  test('follows when a rotation stopped after its seal', async () => {
    const { keys } = history.side;
    const { publicKey } = await keys.next();
    const stopping = { ...keys, promote: () => Promise.reject(new Error('stopped')) };
    await expect(rotateSealingKey({ ...history.side, keys: stopping })).rejects.toThrow('stopped');
    await change();
    expect(await sealHistory(history.side)).toMatchObject({ key: publicKey });
    expect((await keys.current()).publicKey).toBe(publicKey);
  });
});

test('rows of a transaction under way wait for the next seal', async () => {
  const client = await history.pool.connect();
  await client.query('begin');
  await client.query(
    `insert into catalogue.changes (changed_at, changed_by, subject, subject_key) values (now(), '90', 'labels', '2')`,
  );
  expect(await findDecidedChange(history.pool)).toBeNull();
  await client.query('commit');
  client.release();
  expect(await findDecidedChange(history.pool)).toMatch(/^\d+$/);
});

describe('copies of seals', () => {
  let server: Server;
  let erasedIn = '';
  let status = 200;
  const received: { url: string | undefined; body: string; authorization: string | undefined }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      void text(request).then((body) => {
        if (request.method === 'GET') return void response.end('one\n');
        received.push({ url: request.url, body, authorization: request.headers.authorization });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
  });
  afterAll(() => {
    server.close();
  });

  test('go to a bucket as they are in the folder; a failure is noted, repeated, and holds up no other archive', async () => {
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/bucket/seals`;
    const bucket = createBucketArchive({ url, region: 'eu-west-1', keyId: 'id', secret: 'secret' });
    const [inFolder] = history.side.archives;
    const side = { ...history.side, archives: [bucket, ...(inFolder ? [inFolder] : [])] };
    status = 503;
    await change();
    const seal = await sealHistory(side);
    expect(await copySeals(side)).toEqual([expect.objectContaining({ message: expect.stringContaining('503') })]);
    const name = `seal-${String(seal?.number).padStart(6, '0')}.jsonl`;
    expect(await readdir(history.folder)).toContain(name);
    const failed = await history.pool.query(`select error from platform.seal_copies where archive = 'bucket'`);
    expect(failed.rows).toEqual([{ error: expect.stringContaining('answers 503') }]);
    expect(await checkSeals(side, Date.now)()).toContain('warning: copy_failed bucket');
    status = 200;
    expect(await copySeals(side)).toEqual([]);
    expect(received.at(-1)).toEqual({
      url: `/bucket/seals/${name}`,
      body: await readFile(join(history.folder, name), 'utf8'),
      authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=id\//),
    });
    expect((await history.audit()).status).toBe(0);
  });

  test('are never overwritten by another seal, in a bucket or in a folder', async () => {
    const { port } = server.address() as AddressInfo;
    const access = { region: 'eu-west-1', keyId: 'id', secret: 'secret' };
    const bucket = createBucketArchive({ url: `http://127.0.0.1:${port}/bucket`, ...access });
    const inFolder = createFolderArchive(join(folder, 'copies'));
    const seal = (text: string) => Readable.from([text]) as AsyncIterable<string>;
    status = 200;
    for (const archive of [inFolder, bucket]) await archive.write('seal-000001.jsonl', seal('one\n'));
    status = 412;
    for (const archive of [inFolder, bucket]) await archive.write('seal-000001.jsonl', seal('one\n'));
    await expect(inFolder.write('seal-000001.jsonl', seal('other\n'))).rejects.toThrow('holds another seal');
    const refused = bucket.write('seal-000001.jsonl', seal('other\n'));
    await expect(refused).rejects.toThrow('holds another seal');
    status = 200;
  });

  test('hold the sealed hash of names that were erased before the copy', async () => {
    const { pool, archives } = history.side;
    await pool.query(
      `insert into catalogue.changes (changed_at, changed_by, subject, subject_key, after)
       values (now(), '61', 'column_sets', '5', '{"name": "Y. Claes", "owner_user": "61"}')`,
    );
    const refusing = archives.map((archive) => ({ ...archive, write: () => Promise.reject(new Error('unreachable')) }));
    const seal = await sealHistory(history.side);
    expect(await copySeals({ ...history.side, archives: refusing })).toHaveLength(1);
    await eraseColumnSets(history.pool, '61', { by: 'erasure', at: new Date() });
    expect(await copySeals(history.side)).toEqual([]);
    erasedIn = `seal-${String(seal?.number).padStart(6, '0')}.jsonl`;
    expect(await readFile(join(history.folder, erasedIn), 'utf8')).toMatch(
      /^\["change","\d+","[0-9a-f]{64}","[\w-]+"\]$/m,
    );
    expect((await history.audit()).output).toMatch(/Alles klopt/);
  });

  test('go to auditors by mail, with the signed line as attachment', async () => {
    const mails: Mail[] = [];
    const mailer = {
      send: (mail: Mail) => {
        mails.push(mail);
        return Promise.resolve(undefined);
      },
    };
    await change();
    const seal = await sealHistory(history.side);
    await copySeals({ ...history.side, archives: [createMailArchive(mailer, ['audit@example.com'])] });
    expect(mails).toEqual([
      expect.objectContaining({ to: ['audit@example.com'], subject: expect.stringContaining(String(seal?.number)) }),
    ]);
    const line = mails[0]?.attachment?.content ?? '';
    expect(JSON.parse(line)).toEqual({ kind: 'seal', ...seal });
    const mailed = join(folder, 'mailed.jsonl');
    await writeFile(mailed, line);
    const { status, output } = await history.audit(mailed);
    expect([status, output]).toEqual([0, expect.stringMatching(/heeft geen lijst.*Alles klopt: 1 zegels/s)]);
  });

  test('without their list show only that something was changed, and hold after an erasure of names', async () => {
    const headerOf = async (name: string): Promise<string> => {
      const header = join(folder, 'header.jsonl');
      await writeFile(header, `${(await readFile(join(history.folder, name), 'utf8')).split('\n')[0]}\n`);
      return header;
    };
    expect((await history.audit(await headerOf(erasedIn))).status).toBe(0);
    const first = await headerOf('seal-000001.jsonl');
    expect((await history.audit(first)).status).toBe(0);
    await history.pool.query(`update catalogue.changes set changed_by = '1' where after ->> 'city_fr' = 'Gand 1'`);
    await history.pool.query(
      `update event_store.events set recorded_at = recorded_at - interval '1 day' where stream_id = 'order-4402001'`,
    );
    const { status, output } = await history.audit(first);
    expect([status, output]).toEqual([1, expect.stringContaining('Zegel 1: Minstens één gebeurtenis')]);
    expect(output).toContain('Zegel 1: Minstens één wijziging van referentiegegevens');
  });
});
