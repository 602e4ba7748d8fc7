import type { StandingOrderEvent } from '../standingOrder/events.ts';

const tomato = { articleNumber: '131209', name: { nl: 'Tomaat tros', fr: 'Tomate grappe' } };
const delivery = {
  day: '2026-04-07',
  windowStart: '08:30',
  windowEnd: '17:00',
  deadline: '2026-04-02T15:00:00.000Z',
};
const closure = { reason: 'holiday', holiday: { nl: 'Paasmaandag', fr: 'Lundi de Pâques' } } as const;
const plan = {
  schedule: { kind: 'weekly', weekdays: [1, 4] },
  windowStart: null,
  service: 'standard',
  leadWorkdays: 1,
  onClosedDay: 'next',
  quantities: [{ articleNumber: '131209', quantity: 4 }],
} as const;

export const sampleStandingOrder = (listId: string, basketId: string): StandingOrderEvent[] => {
  const chosenPlan = { ...plan, schedule: { ...plan.schedule, weekdays: [1, 4] }, quantities: [...plan.quantities] };
  const set = { listId, customerNumber: '204118', setBy: '7', at: '2026-03-09T14:02:00.000Z' };
  return [
    { type: 'StandingOrderSet', data: { ...set, plan: chosenPlan } },
    {
      type: 'StandingOrderChanged',
      data: { at: '2026-03-10T09:00:00.000Z', plan: { ...chosenPlan, leadWorkdays: 2 } },
    },
    { type: 'StandingOrderPaused', data: { at: '2026-03-10T10:00:00.000Z', until: null, reason: 'asked' } },
    { type: 'StandingOrderResumed', data: { at: '2026-03-11T09:00:00.000Z' } },
    { type: 'StandingOrderDateSkipped', data: { day: '2026-03-16' } },
    { type: 'StandingOrderDateSkipped', data: { day: '2026-03-19' } },
    { type: 'StandingOrderDateRestored', data: { day: '2026-03-16' } },
    {
      type: 'StandingOrderCameDue',
      data: {
        day: '2026-04-06',
        delivery,
        closure,
        items: [{ articleNumber: '131209', quantity: 4 }],
        differences: [],
      },
    },
    {
      type: 'StandingOrderBasketMade',
      data: {
        day: '2026-04-06',
        basketId,
        delivery,
        closure,
        lines: [{ ...tomato, unit: { nl: 'kist', fr: 'caisse' }, quantity: 4, priceMills: 12_350 }],
        differences: [],
        subtotalCents: 4940,
        approximate: false,
        previous: null,
      },
    },
    {
      type: 'StandingOrderNoticeSent',
      data: { day: '2026-04-06', language: 'nl', recipientCount: 1, messageId: 'a@b' },
    },
    {
      type: 'StandingOrderDateMissed',
      data: { day: '2026-04-09', reason: 'too_late', closure: null, differences: [] },
    },
    { type: 'StandingOrderEnded', data: { reason: 'asked' } },
  ];
};
