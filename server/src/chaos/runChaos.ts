import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { logIn, type Person } from '@talloor/command-api/testing/logIn.ts';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { scarce, type Shopper } from '../faults/testing/crash/shopper.ts';
import { freePort } from '../faults/testing/crash/mortalProduct.ts';
import { openShop } from '../faults/testing/openShop.ts';
import { judgeRun } from './judge/judgeRun.ts';
import type { Judgement } from './judge/judgement.ts';
import type { Loss } from './judge/judgeMails.ts';
import { emptyChaosLedger, loadUntil } from './load/load.ts';
import { startMailServer } from './load/startMailServer.ts';
import { commitFault, lossesOf } from './commitFault.ts';
import { planFaults, type Service, services, type Target } from './planFaults.ts';
import { startBalancer } from './processes/startBalancer.ts';
import { startDatabase } from './processes/startDatabase.ts';
import { startLinks } from './processes/startLinks.ts';
import { createSupervisedProcess, type Victim } from './processes/supervisedProcess.ts';
import { waitUntilReady } from './processes/waitUntilReady.ts';
import { seconds } from './seconds.ts';

export type ChaosOptions = {
  readonly minutes: number;
  readonly seed: number;
  readonly programs: Readonly<Record<'command-api' | 'projections' | 'query-api' | 'store', string>>;
  /** Null: the double. */
  readonly realStore: { readonly address: string; readonly command: string } | null;
  readonly say: (line: string) => void;
  readonly signal?: AbortSignal;
};

const startOfClock = new Date('2026-03-11T14:12+01:00');
const customers = ['204118', '204119', '204120', '204121'];
const piecesPerMinute = 15;
const usualReadyLimitMs = 15_000;
const giveUpMs = 90_000;

export async function runChaos(options: ChaosOptions): Promise<readonly Judgement[]> {
  const { minutes, seed, programs, realStore, say, signal } = options;
  const folder = await mkdtemp(join(tmpdir(), 'talloor-chaos-'));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'logs'));
  await mkdir(join(folder, 'judge'));
  const startedAt = Date.now();
  const showTime = (at: number): string => {
    const seconds = (at - startedAt) / 1000;
    return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(1).padStart(4, '0')}`;
  };
  const tell = (line: string): void => say(`[${showTime(Date.now())}] ${line}`);
  const incidents: string[] = [];
  const slowRecoveries: string[] = [];
  const onEnd = (incident: string): void => {
    incidents.push(`${showTime(Date.now())} ${incident}`);
    tell(incident);
  };
  const logOf = (name: string) => join(folder, 'logs', `${name.replaceAll(' ', '-')}.log`);
  say(`chaos of ${minutes} minutes, seed ${seed}; logs in ${join(folder, 'logs')}`);

  const storeAddress = realStore?.address ?? `esdb://127.0.0.1:${await freePort()}?tls=false`;
  const storeServer = serverOf(storeAddress);
  const store = createSupervisedProcess({
    name: 'event store',
    logFile: logOf('event store'),
    launch: () =>
      realStore
        ? { command: ['/bin/sh', '-c', `exec ${realStore.command}`], env: process.env }
        : {
            command: [process.execPath, programs.store],
            env: { ...process.env, PORT: String(storeServer.port), LOG_FILE: join(folder, 'store.log') },
          },
    onEnd,
    endsWithZero: false,
    marker: '',
  });
  const database = await startDatabase(join(folder, 'postgres'));
  const links = await startLinks({
    PostgreSQL: {
      host: '127.0.0.1',
      get port() {
        return database.port;
      },
    },
    'event store': storeServer,
  });
  const mailServer = await startMailServer();
  const secrets = { MASTER_KEY: randomBytes(32).toString('hex'), SESSION_SECRET: randomBytes(32).toString('hex') };
  const environment = {
    ...secrets,
    DEMO: 'false',
    LOGIN_ATTEMPTS: '1000',
    PUBLIC_URL: 'http://localhost',
    SMTP_URL: mailServer.url,
    TRUST_PROXY: '0',
  };
  const ports = new Map<Service, number>();
  for (const service of services) ports.set(service, await freePort());
  const portOf = (service: Service): number => ports.get(service) ?? 0;

  const createService = (service: Service): Victim =>
    createSupervisedProcess({
      name: service,
      logFile: logOf(service),
      launch: () => ({
        command: [process.execPath, programs[service.replace(/ \d$/, '') as keyof typeof programs]],
        env: {
          PATH: process.env['PATH'] ?? '',
          ...environment,
          HOST: '127.0.0.1',
          PORT: String(portOf(service)),
          DATA_DIR: join(folder, service.replaceAll(' ', '-')),
          DATABASE_URL: withPort(database.url, links.portOf(service, 'PostgreSQL')),
          EVENT_STORE: storeAddress.replace(
            `${storeServer.host}:${storeServer.port}`,
            `127.0.0.1:${links.portOf(service, 'event store')}`,
          ),
          // The clock goes on where it was.
          NOW: new Date(startOfClock.getTime() + Date.now() - startedAt).toISOString(),
        },
      }),
      onEnd,
      endsWithZero: true,
      marker: '"msg":"listening"',
    });
  const processes = services.map(createService);
  const victims = new Map<string, Victim>([...processes, store, database].map((victim) => [victim.name, victim]));
  const victimOf = (target: Target): Victim => {
    const victim = victims.get(target);
    if (!victim) throw new Error(`there is no ${target}`);
    return victim;
  };
  const openShopNow = () =>
    openShop(
      parseConfiguration({
        ...environment,
        DATABASE_URL: database.url,
        EVENT_STORE: storeAddress,
        DATA_DIR: join(folder, 'judge'),
        NOW: startOfClock.toISOString(),
      }),
    );
  let isOver = false;
  let isWell = false;
  let stopBalancer = (): Promise<void> => Promise.resolve();
  try {
    await store.start();
    await until('the event store accepts connections', () => accepts(storeServer), giveUpMs);
    const pieces = Math.ceil(piecesPerMinute * minutes);
    const users = await fill(openShopNow, pieces);
    for (const service of processes) await service.start();
    const firstStart = await waitUntilReady(portOf, giveUpMs);
    const readyLimitMs = Math.max(usualReadyLimitMs, 2 * firstStart.tookMs);
    tell(`all services are ready after ${seconds(firstStart.tookMs)}`);
    const balancer = await startBalancer({
      command: [portOf('command-api 1'), portOf('command-api 2')],
      query: [portOf('query-api')],
    });
    stopBalancer = balancer.stop;
    const { url, statuses } = balancer;
    const shoppers: Shopper[] = [];
    for (const user of users) shoppers.push({ ...user, person: await logInPatiently(url, `u${user.customerNumber}`) });
    const office = await logInPatiently(url, 'office');
    const ledger = emptyChaosLedger();
    const load = loadUntil(() => isOver, { shoppers, office }, ledger);

    const losses: Loss[] = [];
    let faultCount = 0;
    let toldComplaints = 0;
    const endAt = Date.now() + minutes * 60_000;
    for (const [index, step] of enumerate(planFaults(seed))) {
      await pause(step.pauseMs, undefined, signal && { signal });
      if (Date.now() > endAt) break;
      faultCount += step.faults.length;
      await Promise.all(
        step.faults.map(async (fault) => {
          const from = Date.now() + fault.startsAfterMs;
          await commitFault(fault, { victim: victimOf(fault.target), links, tell, step: index + 1 });
          losses.push(...lossesOf(fault, from));
        }),
      );
      const { tookMs, reasons } = await waitUntilReady(portOf, giveUpMs, readyLimitMs);
      const label = step.faults.map(({ kind, target }) => `${kind} ${target}`).join(' and ');
      tell(`ready again after ${seconds(tookMs)}`);
      for (const complaint of ledger.complaints.slice(toldComplaints)) tell(`wrong answer: ${complaint}`);
      toldComplaints = ledger.complaints.length;
      if (tookMs > readyLimitMs)
        slowRecoveries.push(
          `step ${index + 1} (${label}): ready after ${seconds(tookMs)}; at ${seconds(readyLimitMs)}: ${reasons}`,
        );
    }
    tell('the faults are over; the load ends');
    isOver = true;
    await load;
    tell(`${ledger.orders.length} orders, ${ledger.answers} answers, ${ledger.repeats} repeats`);
    await stopBalancer();
    const shop = await openShopNow();
    try {
      const judgements = await judgeRun({
        shop,
        ledger,
        statuses,
        stock: { article: scarce, pieces },
        mails: () => mailServer.mails,
        losses,
        showTime,
        stopServices: async () => {
          await Promise.all(processes.map((service) => service.stop()));
        },
        incidents,
        recoveries: { limit: seconds(readyLimitMs), faults: faultCount, slow: slowRecoveries },
        tell,
      });
      isWell = judgements.every(({ wrong }) => wrong.length === 0);
      return judgements;
    } finally {
      await shop.close();
    }
  } finally {
    isOver = true;
    await stopBalancer();
    for (const victim of [...processes, store]) await victim.kill();
    await links.close();
    await mailServer.stop();
    await database.thaw();
    await database.stop();
    await rm(isWell ? folder : join(folder, 'postgres'), { recursive: true, force: true });
  }
}

async function fill(open: () => ReturnType<typeof openShop>, pieces: number) {
  const shop = await open();
  await shop.writeArticles({ 100001: null, 100002: null, 100003: null, [scarce]: pieces });
  const users = [];
  for (const customerNumber of customers) {
    await shop.addCustomer(customerNumber);
    users.push({ customerNumber, userId: await shop.addUser(`u${customerNumber}`, [customerNumber]) });
  }
  await shop.addUser('office', [], 'sales-support');
  await shop.close();
  return users;
}

/** The first login of a process starts its hashing threads. */
async function logInPatiently(url: string, username: string): Promise<Person> {
  for (const giveUpAt = Date.now() + giveUpMs; ; await pause(500)) {
    try {
      return await logIn(url, username);
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
    }
  }
}

const accepts = (server: { readonly host: string; readonly port: number }): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(server, () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });

function* enumerate<T>(items: Iterable<T>): Generator<readonly [number, T]> {
  let index = 0;
  for (const item of items) yield [index++, item];
}

const withPort = (url: string, port: number): string => {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.toString();
};

/** @throws for a cluster: its nodes cannot be cut off one by one */
function serverOf(address: string): { readonly host: string; readonly port: number } {
  const [, host, port] = /^esdb:\/\/(?:[^@/]*@)?([^:,/?]+):(\d+)(?:[/?]|$)/.exec(address) ?? [];
  if (host === undefined || port === undefined) throw new Error(`${address} is not the esdb:// address of one node`);
  return { host, port: Number(port) };
}
