import { standingOrderEvents, type StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import { standingOrderFold, type StandingOrderState } from '@talloor/events/standingOrder/state.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { chooseForStandingOrder } from './chooseForStandingOrder.ts';
import { makeStandingBasket } from './makeStandingBasket.ts';
import { nextStep } from '../aggregates/standingOrder/recordStandingBasket/nextStep.ts';
import { followingMetadata } from '../commands/commandMetadata.ts';
import { withoutSeedOrigin } from '../commands/seedOrigin.ts';
import type { CommandSide } from '../commandSide.ts';
import { awaitAccepted } from '../commands/runCommand.ts';

const minute = 60_000;
/** Untouched orders wait for years. */
const patienceMs = 20 * 365 * 24 * 60 * minute;
/** Calendar and conditions may change. */
const lookAgainMs = 60 * minute;

/** ADR 0039, 0091: the last event waits for the next date. Each step is idempotent. */
export const makeStandingBaskets = (side: CommandSide) =>
  definePolicy<StandingOrderEvent>({
    name: 'makeStandingBaskets',
    handles: Object.values(standingOrderEvents).map(({ type }) => type),
    // Includes older orders; completed steps are silent.
    fromBeginning: true,
    react: async (decoded: DecodedEvent<StandingOrderEvent>) => {
      const { id, streamId, revision, event, metadata } = decoded;
      if (event.type === 'StandingOrderEnded') return;
      const source = { id, metadata };
      if (event.type === 'StandingOrderCameDue') return makeStandingBasket(side, streamId, event.data, source);
      const { state, revision: last } = await side.repository.load(standingOrderFold, streamId);
      // A later event waits instead.
      if (last !== revision || state.status !== 'set') return;
      const step = await findNextStep(side, state);
      if (step.kind === 'none' && state.plan.schedule.kind === 'weekly' && state.pausedUntil !== null && !state.due)
        throw new TryLater('nothing is delivered for now', patienceMs, lookAgainMs);
      if (step.kind === 'none') return;
      if (step.kind === 'later')
        throw new TryLater(
          'its time has not come',
          patienceMs,
          Math.min(lookAgainMs, step.at.getTime() - side.clock.now().getTime()),
        );
      const { events } = await awaitAccepted(
        side.repository.execute(
          standingOrderFold,
          streamId,
          followingMetadata(
            'takeStandingStep',
            step.kind === 'due' ? withoutSeedOrigin(source) : source,
            side.clock.now(),
          ),
          async (now) => {
            const currentStep = await findNextStep(side, now);
            if (currentStep.kind === 'missed') return [currentStep.event];
            if (currentStep.kind !== 'due' || now.status !== 'set') return [];
            const choice = await chooseForStandingOrder(side, streamId, now, currentStep.date);
            return [{ type: 'StandingOrderCameDue' as const, data: { ...currentStep.date, ...choice } }];
          },
        ),
        'service.unavailable',
      );
      // A concurrent change waits itself, or the retry sees it.
      if (events.length === 0) throw new TryLater('it changed at this very moment', patienceMs, minute);
    },
  });

async function findNextStep(side: CommandSide, state: StandingOrderState): Promise<ReturnType<typeof nextStep>> {
  if (state.status !== 'set') return { kind: 'none' };
  const [calendar, customer] = await Promise.all([
    side.catalogue.findCalendar(),
    side.catalogue.findCustomer(state.customerNumber),
  ]);
  // Unknown customers have no delivery days.
  const terms = { calendar, customer: customer ?? { deliveryWeekdays: [], windows: [] } };
  return nextStep(state, terms, side.clock.now());
}
