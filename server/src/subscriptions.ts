import { parseArgs } from 'node:util';
import { openEventStore } from '@talloor/platform/eventStore/openEventStore.ts';
import { listSubscriptions, retrySubscription } from '@talloor/platform/subscription/knownSubscriptions.ts';
import {
  discardParked,
  listDiscarded,
  type DiscardedEvent,
  type ParkedEvent,
} from '@talloor/platform/subscription/parkedEvents.ts';
import { print } from './printing.ts';
import { Refused, printUsage, visitTenant } from './visitTenant.ts';

const usage = 'npm run subscriptions -- list | retry NAME | discard NAME STREAM@REVISION --by WHO --reason WHY';

type ToolArguments =
  | { readonly what: 'list' }
  | { readonly what: 'retry'; readonly name: string }
  | {
      readonly what: 'discard';
      readonly event: { readonly policy: string; readonly streamId: string; readonly revision: number };
      readonly decision: { readonly by: string; readonly reason: string };
    };

/** Null for invalid arguments. */
function readArguments(): ToolArguments | null {
  try {
    const options = { by: { type: 'string' }, reason: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [what, name, event, ...more] = positionals;
    const by = values.by?.trim() ?? '';
    const reason = values.reason?.trim() ?? '';
    if (what === 'discard') {
      const [, streamId, revision] = /^(.+)@(\d{1,9})$/.exec(event ?? '') ?? [];
      if (!name || !streamId || by === '' || reason === '' || more.length > 0) return null;
      return { what, event: { policy: name, streamId, revision: Number(revision) }, decision: { by, reason } };
    }
    if (event !== undefined || by !== '' || reason !== '') return null;
    if (what === 'list' && name === undefined) return { what };
    return what === 'retry' && name !== undefined ? { what, name } : null;
  } catch {
    return null;
  }
}

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
      const eventKey = `${event.streamId}@${event.revision}`;
      if (!(await discardParked(pool, event, decision)))
        throw new Refused(`${event.policy} has not parked ${eventKey}; see npm run subscriptions -- list`);
      print(`${event.policy}: ${eventKey} is left undone`);
      return;
    }
    default:
      args satisfies never;
  }
}

async function list({ pool, url, configuration: { eventStore } }: Tenant): Promise<void> {
  const store = await openEventStore({ eventStore, databaseUrl: url });
  try {
    const discarded = await listDiscarded(pool);
    for (const { parked, ...subscription } of await listSubscriptions(pool, await store.head())) {
      const error = subscription.error === null ? '' : `  ${subscription.error}`;
      print(
        `${subscription.name}  ${subscription.state}  at ${subscription.position ?? '-'}, ${subscription.lag ?? '-'} behind${error}`,
      );
      for (const event of parked) print(`  parked: ${wordsOf(event)}${nextTryOf(event)}`);
      for (const event of discarded.filter(({ policy }) => policy === subscription.name))
        print(`  discarded: ${wordsOf(event)}  ${decisionOf(event)}`);
    }
  } finally {
    await store.close();
  }
}

const wordsOf = ({ streamId, revision, eventType, error, tries }: ParkedEvent): string =>
  `${streamId}@${revision} ${eventType}  ${error ?? 'waits behind the one before'}  ${tries} tries`;
const nextTryOf = ({ nextTryAt }: ParkedEvent): string => (nextTryAt ? `, the next at ${nextTryAt.toISOString()}` : '');
const decisionOf = ({ discardedAt, discardedBy, reason }: DiscardedEvent): string =>
  `${discardedAt.toISOString()} by ${discardedBy}: ${reason}`;

/** `npm run subscriptions`, with the product running or stopped. */
const toolArguments = readArguments();
if (toolArguments === null) printUsage(usage);
else await visitTenant((tenant) => runTool(toolArguments, tenant));
