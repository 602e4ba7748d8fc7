import type { CommandApi } from '@talloor/command-api/createCommandApi.ts';
import { deliveryStream, type DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { evolveDelivery, noDelivery, type DeliveryState, type KnownDelivery } from '@talloor/events/delivery/state.ts';
import type { ReturnReason } from '@talloor/events/return/values.ts';
import type { Codec } from '@talloor/platform/codec/codec.ts';
import type { EventStore } from '@talloor/platform/eventStore/port.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { workdaysAfter } from '@talloor/rules/delivery/workdays.ts';
import type { CalendarFacts } from '@talloor/rules/facts.ts';
import type { Foundation } from '@talloor/platform/openFoundation.ts';
import { demoUsers, type DemoUser } from '../content/demoPeople.ts';
import { leaveOutRefused } from '../leaveOutRefused.ts';
import { openDemoRecall } from '../recalls/openDemoRecall.ts';

type Making = {
  readonly api: CommandApi;
  readonly store: EventStore;
  readonly codec: Pick<Codec, 'decode'>;
  readonly logger: Foundation['logger'];
  readonly calendar: CalendarFacts;
  readonly now: Date;
  readonly setNow: (at: Date) => void;
};

const customerNumber = '204118';

type PlannedReturn = {
  readonly reason: ReturnReason;
  readonly comment: string;
  readonly until: 'requested' | 'refused' | 'accepted' | 'planned' | 'collected' | 'credited';
};

const plannedReturns: readonly PlannedReturn[] = [
  { reason: 'damaged', comment: 'Doos ingedeukt, zakken open.', until: 'credited' },
  { reason: 'ordered_too_much', comment: '', until: 'refused' },
  { reason: 'quality_deviation', comment: 'Zacht aan één kant.', until: 'collected' },
  { reason: 'wrong_order', comment: 'We hadden een andere maat nodig.', until: 'planned' },
  { reason: 'unsuitable_replacement', comment: '', until: 'accepted' },
  { reason: 'recall', comment: 'Lot staat op de lijst van de terugroepactie.', until: 'requested' },
];
const day = 86_400_000;

export async function askForReturns(deliveryNumbers: readonly string[], making: Making): Promise<void> {
  const { logger, now, setNow } = making;
  const user = demoUsers().find(({ customers }) => customers.includes(customerNumber));
  const deliveries = await Promise.all(deliveryNumbers.map((number) => readDelivery(number, making)));
  const returnableDeliveries = deliveries
    .flatMap((delivery) => (delivery && isFit(delivery, now) ? [delivery] : []))
    .toSorted((a, b) => (a.deliveredAt ?? '').localeCompare(b.deliveredAt ?? ''))
    .slice(-plannedReturns.length);
  const office = demoUsers().find(({ roles }) => roles.includes('sales-support'));
  if (!user || !office) return;
  const people = { user, support: { actorId: office.userId, actorRole: 'sales-support' } } as const;
  for (const [at, delivery] of returnableDeliveries.entries()) {
    const plannedReturn = plannedReturns[at];
    if (!plannedReturn) continue;
    await leaveOutRefused(logger, `return of ${delivery.plan.deliveryNumber}`, () =>
      askForReturn(delivery, plannedReturn, people, making),
    );
  }
  setNow(now);
}

type People = {
  readonly user: DemoUser;
  readonly support: { readonly actorId: string; readonly actorRole: 'sales-support' };
};

async function askForReturn(
  delivery: KnownDelivery,
  plannedReturn: PlannedReturn,
  { user, support }: People,
  making: Making,
): Promise<void> {
  const { api, calendar, now, setNow } = making;
  const { plan, picked, deliveredAt } = delivery;
  const line = picked?.lines.find((pickedLine) => pickedLine.delivered >= 1 && !pickedLine.free);
  if (!line || deliveredAt === null) return;
  const setClockAfterDelivery = (days: number) =>
    setNow(new Date(Math.min(now.getTime(), Date.parse(deliveredAt) + days * day)));
  if (plannedReturn.reason === 'recall') await openDemoRecall(delivery, line.lineId, making);
  setClockAfterDelivery(1);
  const returnId = await api.requestReturn({
    deliveryNumber: plan.deliveryNumber,
    customerNumber,
    requestedBy: user.userId,
    deliveredOn: plan.day,
    contact: { name: `${user.firstName} ${user.lastName}`, email: user.email },
    lines: [
      {
        lineId: line.lineId,
        articleNumber: line.articleNumber,
        quantity: 1,
        reason: plannedReturn.reason,
        bestBefore: line.lots[0]?.bestBefore ?? null,
        comment: plannedReturn.comment,
      },
    ],
  });
  if (plannedReturn.until === 'requested') return;
  setClockAfterDelivery(2);
  const refusal = { verdict: 'refused', reason: 'ordered_so', answer: 'Dit werd geleverd zoals besteld.' } as const;
  const acceptance = { verdict: 'accepted', reason: 'confirmed_by_phone', answer: '' } as const;
  await api.judgeReturn(returnId, plannedReturn.until === 'refused' ? refusal : acceptance, support);
  if (plannedReturn.until === 'refused' || plannedReturn.until === 'accepted') return;
  const today = dayAt(Math.min(now.getTime(), Date.parse(deliveredAt) + 2 * day));
  const plannedDay = workdaysAfter(today, 2, calendar);
  await api.planReturnCollection(returnId, { day: plannedDay, reason: 'next_delivery' }, support);
  if (plannedReturn.until === 'planned') return;
  setClockAfterDelivery(6);
  await api.collectReturn(returnId, support);
  if (plannedReturn.until === 'credited') await api.creditReturn(returnId, support);
}

/** Old enough for all steps of a return. */
const isFit = ({ plan, deliveredAt }: KnownDelivery, now: Date): boolean =>
  plan.customerNumber === customerNumber && deliveredAt !== null && Date.parse(deliveredAt) < now.getTime() - 8 * day;

async function readDelivery(number: string, { store, codec }: Making): Promise<KnownDelivery | null> {
  const decoded = await codec.decode(await store.readStream(deliveryStream(number), 0, 100));
  const state = decoded.reduce<DeliveryState>(
    (before, { event }) => evolveDelivery(before, event as DeliveryEvent),
    noDelivery,
  );
  return state.status === 'none' ? null : state;
}
