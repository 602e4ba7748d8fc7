import { eventName } from '@talloor/contracts/eventName.ts';
import { beginning, type RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { verifyChain } from '@talloor/platform/codec/verifyChain.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { checkpointName, readCheckpoints } from '@talloor/platform/subscription/checkpoints.ts';
import { parkedTable } from '@talloor/platform/tables.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { differencesFromRebuild } from '../../faults/testing/crash/rebuild.ts';
import type { Shop } from '../../faults/testing/openShop.ts';
import type { ChaosLedger } from '../load/load.ts';
import type { ReceivedMail } from '../load/startMailServer.ts';
import { type Event, judgeAcknowledged, judgeNumbers, judgeStock } from './judgeEvents.ts';
import type { Judgement } from './judgement.ts';
import { judgeMails, type Loss } from './judgeMails.ts';

export type Run = {
  readonly shop: Shop;
  readonly ledger: ChaosLedger;
  readonly statuses: ReadonlyMap<number, number>;
  readonly stock: { readonly article: string; readonly pieces: number };
  readonly mails: () => readonly ReceivedMail[];
  readonly losses: readonly Loss[];
  readonly showTime: (at: number) => string;
  readonly stopServices: () => Promise<void>;
  /** Ends that no fault ordered. */
  readonly incidents: readonly string[];
  readonly recoveries: { readonly limit: string; readonly faults: number; readonly slow: readonly string[] };
  readonly tell: (line: string) => void;
};

const settleMs = 60_000;
const rebuildMs = 180_000;

export async function judgeRun(run: Run): Promise<readonly Judgement[]> {
  const { shop, ledger, losses, showTime, incidents, recoveries, tell } = run;
  const unsettled = await settle(run);
  tell('the services end');
  await run.stopServices();
  const records = await readAllRecords(shop);
  const events = await shop.codec.decode<Event['event']>(records);
  tell(`${records.length} events; the read models are rebuilt`);
  const orderNumbers = events.flatMap(({ event }) => (event.type === 'OrderPlaced' ? [event.data.orderNumber] : []));
  const changedOrders = new Set(
    events.flatMap(({ event, streamId }) =>
      event.type === 'OrderModificationSubmitted' ? [streamId.replace('order-', '')] : [],
    ),
  );
  const [reservations] = await findRows(
    shop.pool,
    { allocated: 'int not null' },
    'select coalesce(sum(allocated), 0)::int as allocated from catalogue.reservations where article_number = $1',
    [run.stock.article],
  );
  const parked = await findRows(
    shop.pool,
    columnsOf(parkedTable, 'policy', 'error'),
    'select policy, error from platform.parked where not planned',
    [],
  );
  const answers = [...run.statuses].toSorted(([first], [second]) => first - second);
  tell(`answers by status: ${answers.map(([status, count]) => `${status}: ${count}`).join(', ')}`);
  return [
    judgeAcknowledged(ledger, events),
    judgeChains(records),
    await judgeReadModels(shop, unsettled),
    judgeMails({ orderNumbers, changedOrders, mails: run.mails(), losses, showTime }),
    judgeNumbers(events),
    judgeStock({ ...run.stock, reserved: reservations?.allocated ?? 0 }, events),
    { name: 'answers are right, and only 502 and 503 are 5xx', count: ledger.answers, wrong: ledger.complaints },
    { name: `ready within ${recoveries.limit} after a fault`, count: recoveries.faults, wrong: recoveries.slow },
    { name: 'no process ends by itself, each ends at SIGTERM', count: recoveries.faults, wrong: incidents },
    {
      name: 'no event is parked',
      count: records.length,
      wrong: parked.map(({ policy, error }) => `${policy}: ${error ?? 'waits behind the one before'}`),
    },
  ];
}

/** @returns a sentence for each read model that does not reach the head */
async function settle({ shop, mails, ledger }: Run): Promise<readonly string[]> {
  const names = allProjectors.map(checkpointName);
  const behind = async () => {
    const head = await shop.store.head();
    const checkpoints = new Map(
      (await readCheckpoints(shop.pool, names)).map(({ name, position }) => [name, position]),
    );
    return names.filter((name) => (checkpoints.get(name) ?? '') < head);
  };
  const hasMails = () => {
    const mailed = new Set(mails().map(({ orderNumber }) => orderNumber));
    return ledger.orders.every(({ orderNumber }) => mailed.has(orderNumber));
  };
  await until('all mails came', hasMails, settleMs).catch(() => undefined);
  await until('all read models are at the head', async () => (await behind()).length === 0, settleMs).catch(
    () => undefined,
  );
  return (await behind()).map((name) => `${name} does not reach the head of the store`);
}

async function readAllRecords({ store }: Shop): Promise<RecordedEvent[]> {
  const records: RecordedEvent[] = [];
  for (;;) {
    const page = await store.readAll(records.at(-1)?.position ?? beginning, 500);
    if (page.length === 0) return records;
    records.push(...page);
  }
}

function judgeChains(records: readonly RecordedEvent[]): Judgement {
  const streams = groupBy(records, ({ streamId }) => streamId);
  const wrong = [...streams].flatMap(([streamId, stream]) => {
    const verdict = verifyChain(stream);
    return verdict.whole ? [] : [`${eventName({ stream: streamId, revision: verdict.revision })}: ${verdict.fault}`];
  });
  return { name: 'the chain of each stream is whole', count: streams.size, wrong };
}

async function judgeReadModels(shop: Shop, unsettled: readonly string[]): Promise<Judgement> {
  const differences = Object.entries(await differencesFromRebuild(shop, rebuildMs));
  return {
    name: 'read models equal a fresh rebuild',
    count: differences.length,
    wrong: [
      ...unsettled,
      ...differences.flatMap(([table, rows]) => (rows === 0 ? [] : [`${rows} rows of ${table} differ`])),
    ],
  };
}
