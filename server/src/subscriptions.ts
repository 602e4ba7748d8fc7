import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import {
  type DroppedWork,
  dropLostWork,
  policiesThatFillTables,
} from '@talloor/command-api/operations/dropLostWork.ts';
import { eventName, readEventName } from '@talloor/contracts/eventName.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import { openEventStore } from '@talloor/platform/eventStore/openEventStore.ts';
import { beginning, type EventStore, type Position } from '@talloor/platform/eventStore/port.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import { listSubscriptions, retrySubscription } from '@talloor/platform/subscription/knownSubscriptions.ts';
import {
  discardParked,
  listDiscarded,
  type DiscardedEvent,
  type ParkedEvent,
} from '@talloor/platform/subscription/parkedEvents.ts';
import {
  countEvents,
  findMark,
  findMarkAtTime,
  listPolicies,
  listResets,
  planReset,
  planResets,
  type PlannedReset,
  ResetRefused,
  resetPolicies,
  type Reset,
  withoutLeaders,
} from '@talloor/platform/subscription/resetPolicies.ts';
import { findLostOrders } from './findLostOrders.ts';
import { print } from './printing.ts';
import { Refused, printUsage, visitTenant } from './visitTenant.ts';

const usage = `npm run subscriptions -- list | retry NAME | discard NAME STREAM@REVISION --by WHO --reason WHY
  | reset NAME|--all-policies --to POSITION|TIME|head --by WHO --reason WHY [--yes]`;

type Decision = { readonly by: string; readonly reason: string };
type ResetArguments = {
  readonly what: 'reset';
  /** Null for all policies that need it. */
  readonly policy: string | null;
  readonly to: string;
  readonly isAgreed: boolean;
  readonly decision: Decision;
};
type ToolArguments =
  | { readonly what: 'list' }
  | { readonly what: 'retry'; readonly name: string }
  | {
      readonly what: 'discard';
      readonly event: { readonly policy: string; readonly streamId: string; readonly revision: number };
      readonly decision: Decision;
    }
  | ResetArguments;

const options = {
  by: { type: 'string' },
  reason: { type: 'string' },
  to: { type: 'string' },
  'all-policies': { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

function readArguments(): ToolArguments | null {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [what, name, event, ...more] = positionals;
    const by = values.by?.trim() ?? '';
    const reason = values.reason?.trim() ?? '';
    const { to = '', 'all-policies': isForAll = false, yes: isAgreed = false } = values;
    if (what === 'reset') {
      const isOne = name !== undefined && !isForAll;
      const isAll = name === undefined && isForAll;
      if (!(isOne || isAll) || event !== undefined || !isTarget(to) || by === '' || reason === '') return null;
      return { what, policy: name ?? null, to, isAgreed, decision: { by, reason } };
    }
    if (to !== '' || isForAll || isAgreed) return null;
    if (what === 'discard') {
      const named = readEventName(event ?? '');
      if (!name || !named || by === '' || reason === '' || more.length > 0) return null;
      return {
        what,
        event: { policy: name, streamId: named.stream, revision: named.revision },
        decision: { by, reason },
      };
    }
    if (event !== undefined || by !== '' || reason !== '') return null;
    if (what === 'list' && name === undefined) return { what };
    return what === 'retry' && name !== undefined ? { what, name } : null;
  } catch {
    return null;
  }
}

const isPosition = (to: string): boolean => /^\d{1,20}$/.test(to);
const isTime = (to: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(to) && !Number.isNaN(Date.parse(to));
const isTarget = (to: string): boolean => to === 'head' || isPosition(to) || isTime(to);

type Tenant = Parameters<Parameters<typeof visitTenant>[0]>[0];

async function runTool(args: ToolArguments, tenant: Tenant): Promise<void> {
  const { pool } = tenant;
  switch (args.what) {
    case 'list':
      return list(tenant);
    case 'retry': {
      const { name } = args;
      const count = await retrySubscription(pool, name);
      if (count === null) throw new Refused(`there is no subscription ${name}; see npm run subscriptions -- list`);
      print(count === 0 ? `${name} has nothing to try again` : `${name}: ${count} asked to be tried again`);
      return;
    }
    case 'discard': {
      const { event, decision } = args;
      const eventKey = nameOf(event);
      if (!(await discardParked(pool, event, decision)))
        throw new Refused(`${event.policy} has not parked ${eventKey}; see npm run subscriptions -- list`);
      print(`${event.policy}: ${eventKey} is left undone`);
      return;
    }
    case 'reset':
      return reset(args, tenant);
    default:
      args satisfies never;
  }
}

async function list({ pool, url, configuration: { eventStore } }: Tenant): Promise<void> {
  const store = await openEventStore({ eventStore, databaseUrl: url });
  try {
    const discarded = await listDiscarded(pool);
    const resets = await listResets(pool);
    for (const { parked, ...subscription } of await listSubscriptions(pool, await store.head())) {
      const error = subscription.error === null ? '' : `  ${subscription.error}`;
      print(
        `${subscription.name}  ${subscription.state}  at ${subscription.position ?? '-'}, ${subscription.lag ?? '-'} behind${error}`,
      );
      for (const event of parked) print(`  parked: ${wordsOf(event)}${nextTryOf(event)}`);
      for (const event of discarded.filter(({ policy }) => policy === subscription.name))
        print(`  discarded: ${wordsOf(event)}  ${decisionOf(event)}`);
      for (const one of resets.filter(({ policy }) => policy === subscription.name))
        print(`  reset: ${wordsOfReset(one)}`);
    }
  } finally {
    await store.close();
  }
}

const nameOf = ({ streamId, revision }: Pick<ParkedEvent, 'streamId' | 'revision'>): string =>
  eventName({ stream: streamId, revision });

const wordsOf = ({ streamId, revision, eventType, error, tries }: ParkedEvent): string =>
  `${nameOf({ streamId, revision })} ${eventType}  ${error ?? 'waits behind the one before'}  ${tries} tries`;
const nextTryOf = ({ nextTryAt }: ParkedEvent): string => (nextTryAt ? `, the next at ${nextTryAt.toISOString()}` : '');
const decisionOf = ({ discardedAt, discardedBy, reason }: DiscardedEvent): string =>
  `${discardedAt.toISOString()} by ${discardedBy}: ${reason}`;
const wordsOfReset = ({ from, to, removed, resetAt, resetBy, reason }: Reset): string =>
  `from ${from} to ${to}, ${removed.length} lost events removed  ${resetAt.toISOString()} by ${resetBy}: ${reason}`;

/** All policies: also undoes in PostgreSQL what lost events did. */
async function reset({ policy, to, isAgreed, decision }: ResetArguments, tenant: Tenant): Promise<void> {
  const foundation = await openFoundation({
    name: 'tool',
    databaseUrl: tenant.url,
    eventStore: tenant.configuration.eventStore,
    masterKey: tenant.masterKey,
    now: null,
    logLevel: 'warn',
    definitions: allEvents,
  });
  const { pool, store } = foundation;
  try {
    const mark = isTime(to)
      ? await findMarkAtTime(store, new Date(to))
      : await findMark(store, to === 'head' ? await store.head() : to.padStart(beginning.length, '0'));
    if (mark.position === beginning && (await store.head()) !== beginning)
      throw new Refused('a policy cannot begin again: its mails would all go out again');
    const policies = policy === null ? await listPolicies(pool) : [policy];
    await withoutLeaders(pool, policies, async () => {
      const plans =
        policy === null
          ? await planResets(pool, store, mark, policiesThatFillTables)
          : [await planReset(pool, store, policy, mark)];
      if (plans.length === 0) print('no policy is beyond the store');
      const count = countingOnce(store);
      for (const plan of plans) print(await effectOf(store, count, plan));
      if (policy === null) {
        for (const { orderNumber, customerNumber } of await findLostOrders(pool, store))
          print(`lost: order ${orderNumber} of customer ${customerNumber}`);
        print('stock, active baskets, restricted lists and open recalls are set to what the store holds');
      }
      if (!(await isConfirmed(isAgreed))) throw new Refused('nothing was changed');
      // Until the checkpoints are set, no service starts.
      if (policy === null) print(wordsOfDropped(await dropLostWork(foundation)));
      await resetPolicies(pool, store, plans, decision);
      for (const plan of plans) print(`${plan.from.name} is at ${plan.to.position}`);
    });
  } catch (error) {
    throw error instanceof ResetRefused ? new Refused(error.message) : error;
  } finally {
    await foundation.close();
  }
}

const wordsOfDropped = ({ reservations, baskets, lists, recalls }: DroppedWork): string =>
  `taken back: the stock of ${reservations} lost events; active baskets changed: ${baskets}; lists copied: ${lists}; recalls open again: ${recalls}`;

type Count = (after: Position, upTo: Position) => Promise<number>;

/** Most policies share a range. */
function countingOnce(store: EventStore): Count {
  const counts = new Map<string, Promise<number>>();
  return (after, upTo) => {
    const key = `${after} ${upTo}`;
    const counted = counts.get(key) ?? countEvents(store, after, upTo);
    counts.set(key, counted);
    return counted;
  };
}

async function effectOf(store: EventStore, count: Count, { from, isHeld, to, lost }: PlannedReset): Promise<string> {
  const isForward = isHeld && from.position < to.position;
  const events = isForward
    ? await count(from.position, to.position)
    : await count(to.position, isHeld ? from.position : await store.head());
  const effect = isForward ? `${events} events are skipped` : `${events} events are handled again`;
  const state = isHeld ? '' : ', which the store does not hold';
  return `${from.name}  from ${from.position}${state}, to ${to.position}: ${effect}, ${lost.length} lost events are removed`;
}

/** @throws Refused where nobody can be asked */
async function isConfirmed(isAgreed: boolean): Promise<boolean> {
  if (isAgreed) return true;
  if (!process.stdin.isTTY) throw new Refused('nothing was changed: without a terminal, --yes is needed');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question('Do this? (yes/no) ')).trim().toLowerCase() === 'yes';
  } finally {
    terminal.close();
  }
}

/** `npm run subscriptions`, with the product running or stopped. */
const toolArguments = readArguments();
if (toolArguments === null) printUsage(usage);
else await visitTenant((tenant) => runTool(toolArguments, tenant));
