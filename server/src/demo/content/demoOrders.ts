import { z } from 'zod';
import { document, records } from './readRecords.ts';

const number = z.string().regex(/^\d+$/);
const items = z.record(number, z.int().positive());
const minutes = z.int().positive();

/** Without Bistro Lindegaard's. */
export const demoOrders = records(
  'orders',
  z.strictObject({
    customerNumber: number,
    /** 0: the latest. */
    workday: z.int().min(0).max(9),
    /** Passed part of the office hours, 0 to 1. */
    share: z.number().min(0).max(1),
    filledBefore: minutes,
    confirmedBefore: minutes,
    /** Index of the orderable days. */
    choice: z.int().min(0),
    items,
    reference: z.string(),
    message: z.string(),
  }),
);
export type DemoOrder = ReturnType<typeof demoOrders>[number];

/** `filledBefore`: minutes before the demo begins. `choice` null: no day. */
export const demoBaskets = records(
  'baskets',
  z.strictObject({ customerNumber: number, filledBefore: minutes, choice: z.int().min(0).nullable(), items }),
);

export const demoHistory = records(
  'history',
  z.strictObject({
    key: z.string(),
    customerNumber: number,
    daysAgo: z.int().positive(),
    items,
    reference: z.string(),
  }),
);

const openOrder = z.strictObject({ number, reference: z.string(), items });

/** Bistro Lindegaard in the mock-ups: Wednesday 11 March 2026, 14:12. */
export const lindegaard = document(
  'lindegaard',
  z.strictObject({
    /** Mock-up 05. */
    basket: items,
    /** Latest first (mock-ups 01, 02 and 19). */
    weeks: z.array(items),
    /** Mock-up 09: one closed for changes and one not. */
    openOrders: z.strictObject({ processed: openOrder, editable: openOrder }),
  }),
);

/** New orders continue above it. */
export const lastMockupOrderNumber = 4_402_204;

export const demoLists = records(
  'lists',
  z.strictObject({
    key: z.string(),
    username: z.string(),
    customerNumber: number,
    madeDaysAgo: z.int().positive(),
    changedDaysAgo: z.int().positive(),
    isShared: z.boolean(),
    name: z.string(),
    items: z.array(number),
    comments: z.record(number, z.string()),
    parLevels: z.record(number, z.int().positive()),
  }),
);
