import type pg from 'pg';
import { z } from 'zod';
import { basketStream } from '@talloor/events/basket/events.ts';
import { invoiceStream } from '@talloor/events/invoice/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { paymentStream } from '@talloor/events/payment/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { beginning, type Position, type RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import type { OpenAudit } from '../openAudit.ts';
import { paymentIn } from '../readOrderStreams.ts';
import { missingStream } from '../verify/checkLinks.ts';
import type { Finding } from '../verify/finding.ts';
import type { LinkPolicy } from '../verify/linkPolicy.ts';
import { createChainCheck } from './chainCheck.ts';
import { findHidden } from './findHidden.ts';
import { createLinkCheck } from './linkCheck.ts';
import { openReplay } from './openReplay.ts';
import { createPromiseCheck } from './promiseCheck.ts';

export type TenantPass = {
  readonly count: number;
  readonly last: Position;
  readonly placed: ReadonlyMap<string, string | null>;
  readonly checkedOut: ReadonlyMap<string, string>;
  readonly orders: ReadonlyMap<string, Finding>;
  /** The first fault of each stream. */
  readonly streams: ReadonlyMap<string, Finding>;
};

const pageSize = 1000;
const orderOfBasket = z.object({ orderNumber: z.string() });
const basketOfOrder = z.object({ basketId: z.string() });

/** @throws ReplayFailed unless careful */
export async function readTenant(
  { store, codec }: Pick<OpenAudit, 'store' | 'codec'>,
  options: {
    readonly client: pg.ClientBase;
    readonly positions: ReadonlyMap<string, Position>;
    readonly linkPolicy: LinkPolicy;
    readonly isCareful: boolean;
    readonly canHide: boolean;
  },
): Promise<TenantPass> {
  const replay = await openReplay({ ...options, projectors: allProjectors });
  const [chains, links, promises] = [createChainCheck(), createLinkCheck(options.linkPolicy), createPromiseCheck()];
  const streams = new Map<string, Finding>();
  const suspect = ({
    streamId: stream,
    revision,
    type,
  }: Pick<RecordedEvent, 'streamId' | 'revision' | 'type'>): void => {
    if (!streams.has(stream)) streams.set(stream, { stream, revision, type, reason: 'unreadable' });
  };
  const payments = new Set<string>();
  const placed = new Map<string, string | null>();
  const checkedOut = new Map<string, string>();
  const noteOrder = ({ type, streamId, data }: RecordedEvent): void => {
    if (type === 'OrderPlaced') {
      const content = basketOfOrder.safeParse(data);
      placed.set(streamId.slice(orderStream('').length), content.success ? basketStream(content.data.basketId) : null);
    }
    if (type !== 'BasketCheckedOut' && type !== 'BasketOrderNumberReplaced') return;
    const content = orderOfBasket.safeParse(data);
    if (content.success) checkedOut.set(streamId, content.data.orderNumber);
  };
  const checkPromise = (event: DecodedEvent): void => {
    try {
      promises.take(event);
    } catch {
      suspect({ ...event, type: event.event.type });
    }
  };

  let count = 0;
  let last = beginning;
  let writing: Promise<void> = Promise.resolve();
  let next = store.readAll(last, pageSize);
  for (let page = await next; page.length > 0; page = await next) {
    last = page.at(-1)?.position ?? last;
    next = store.readAll(last, pageSize);
    next.catch(() => undefined);
    const decoded = await decodePage(codec, page);
    for (const [index, record] of page.entries()) {
      const event = decoded[index] ?? null;
      if (!chains.follows(record) || !event) suspect(record);
      noteOrder(record);
      if (record.streamId.startsWith(invoiceStream('')))
        for (const id of paymentIn(record)) payments.add(paymentStream(id));
      links.take(record, event);
      if (event) checkPromise(event);
    }
    count += page.length;
    await writing;
    writing = replay.take(decoded.filter((event) => event !== null)).then((refused) => {
      for (const event of refused) suspect({ ...event, type: event.event.type });
    });
    writing.catch(() => undefined);
  }
  await writing;
  const hidden = options.canHide ? await findHidden(store, chains.streams) : [];
  for (const finding of hidden) if (!streams.has(finding.stream)) streams.set(finding.stream, finding);
  for (const stream of payments) if (!chains.streams.has(stream)) streams.set(stream, missingStream(stream));
  return { count, last, placed, checkedOut, streams, orders: new Map([...links.faults(), ...promises.faults]) };
}

async function decodePage(
  codec: OpenAudit['codec'],
  page: readonly RecordedEvent[],
): Promise<readonly (DecodedEvent | null)[]> {
  try {
    return await codec.decode(page);
  } catch {
    return await Promise.all(page.map(async (record) => (await codec.decode([record]).catch(() => []))[0] ?? null));
  }
}
