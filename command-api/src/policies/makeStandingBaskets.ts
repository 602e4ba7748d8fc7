import { standingOrderEvents, type StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { StandingOrderState } from '@talloor/events/standingOrder/state.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { chooseForStandingOrder } from './chooseForStandingOrder.ts';
import { makeStandingBasket } from './makeStandingBasket.ts';
import { nextStep } from '../aggregates/standingOrder/recordStandingBasket/nextStep.ts';
import { followingMetadata } from '../commands/commandMetadata.ts';
import type { CommandSide } from '../commandSide.ts';
import { standingOrderFold } from '../commands/folds.ts';
import { accepted } from '../commands/runCommand.ts';

const minute = 60_000;
/** A standing order that nobody touches waits for years. */
const patienceMs = 20 * 365 * 24 * 60 * minute;
/** Calendar and conditions of a customer may change meanwhile: it is looked again at least so often. */
const lookAgain = 60 * minute;

/**
 * The timer of a standing order (ADR 0039, 0091): its last event waits for the time of its next date. Then the date comes due, once,
 * in the order's own stream; from that event its basket is opened, and what became of it is noted, which waits for the date
 * after it. Every step repeats itself without effect: crashes, several instances and long sleeps make no second basket.
 */
export const makeStandingBaskets = (side: CommandSide) =>
  definePolicy<StandingOrderEvent>({
    name: 'makeStandingBaskets',
    handles: Object.values(standingOrderEvents).map(({ type }) => type),
    // One that was set before waits as well: what is done already is met without effect.
    fromBeginning: true,
    react: async (decoded: DecodedEvent<StandingOrderEvent>) => {
      const { id, streamId, revision, event, metadata } = decoded;
      if (event.type === 'StandingOrderEnded') return;
      const source = { id, metadata };
      if (event.type === 'StandingOrderCameDue') return makeStandingBasket(side, streamId, event.data, source);
      const { state, revision: last } = await side.repository.load(standingOrderFold, streamId);
      // Whatever came after it waits in its place.
      if (last !== revision || state.status !== 'set') return;
      const step = await stepNow(side, state);
      if (step.kind === 'none' && state.plan.schedule.kind === 'weekly' && state.pausedUntil !== null && !state.due)
        throw new TryLater('nothing is delivered for now', patienceMs, lookAgain);
      if (step.kind === 'none') return;
      if (step.kind === 'later')
        throw new TryLater(
          'its time has not come',
          patienceMs,
          Math.min(lookAgain, step.at.getTime() - side.clock.now().getTime()),
        );
      const { events } = await accepted(
        side.repository.execute(
          standingOrderFold,
          streamId,
          followingMetadata('takeStandingStep', source, side.clock.now()),
          async (now) => {
            const decided = await stepNow(side, now);
            if (decided.kind === 'missed') return [decided.event];
            if (decided.kind !== 'due' || now.status !== 'set') return [];
            const chosen = await chooseForStandingOrder(side, streamId, now, decided.date);
            return [{ type: 'StandingOrderCameDue' as const, data: { ...decided.date, ...chosen } }];
          },
        ),
        'service.unavailable',
      );
      // What changed meanwhile has an event that waits in its place, or is looked at again.
      if (events.length === 0) throw new TryLater('it changed at this very moment', patienceMs, minute);
    },
  });

async function stepNow(side: CommandSide, state: StandingOrderState): Promise<ReturnType<typeof nextStep>> {
  if (state.status !== 'set') return { kind: 'none' };
  const [calendar, customer] = await Promise.all([
    side.catalogue.findCalendar(),
    side.catalogue.findCustomer(state.customerNumber),
  ]);
  // A customer that the catalogue does not know is delivered on no day.
  const terms = { calendar, customer: customer ?? { deliveryWeekdays: [], windows: [] } };
  return nextStep(state, terms, side.clock.now());
}
