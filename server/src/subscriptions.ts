import { openEventStore } from '@talloor/platform/event-store/openEventStore.ts';
import { listSubscriptions, retrySubscription } from '@talloor/platform/subscription/knownSubscriptions.ts';
import { print, Refused, tellUsage, visitTenant } from './visitTenant.ts';

/** `npm run subscriptions -- list | retry NAME`, the product running or stopped. */
const [what, name, ...more] = process.argv.slice(2);
if (name === undefined && what === 'list')
  await visitTenant(async ({ pool, url, configuration: { eventStore } }) => {
    const store = await openEventStore({ eventStore, databaseUrl: url });
    try {
      for (const { parked, ...one } of await listSubscriptions(pool, await store.head())) {
        const error = one.error === null ? '' : `  ${one.error}`;
        print(`${one.name}  ${one.state}  at ${one.position ?? '-'}, ${one.lag ?? '-'} behind${error}`);
        for (const { streamId, revision, eventType, error: why, tries } of parked)
          print(
            `  parked: ${streamId}@${revision} ${eventType}  ${why ?? 'waits behind the one before'}  ${tries} tries`,
          );
      }
    } finally {
      await store.close();
    }
  });
else if (what === 'retry' && name !== undefined && more.length === 0)
  await visitTenant(async ({ pool }) => {
    const asked = await retrySubscription(pool, name);
    if (asked === null) throw new Refused(`there is no subscription ${name}; see npm run subscriptions -- list`);
    print(asked === 0 ? `${name} has nothing to try again` : `${name}: ${asked} asked to be tried again`);
  });
else tellUsage('npm run subscriptions -- list | retry NAME');
