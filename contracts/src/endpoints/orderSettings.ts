import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { reasonOf } from '../officeReasons.ts';
import { digitsParam, noParams, noQuery, nothing, replacementChoice, timeOfDay } from '../shapes.ts';
import { managers } from './portal.ts';

export const orderSettings = z.object({
  order_changes: z.enum(['exclusive', 'shared']),
  replacements: replacementChoice,
  /** HH:MM in Brussels on the day before delivery. */
  answer_hour: timeOfDay,
});
export type OrderSettings = z.output<typeof orderSettings>;

/** HH:MM; earlier hours precede the evening's picking. */
export const earliestAnswerHour = '17:00';
const answerHour = timeOfDay.refine((hour) => hour >= earliestAnswerHour);
const settingsChange = orderSettings.extend({ answer_hour: answerHour }).partial();
/** The hour is for the office only. */
const ofManagers = settingsChange.omit({ answer_hour: true });
const ofCustomer = z.object({ id: digitsParam });

export const getOrderSettings = defineEndpoint({
  name: 'getOrderSettings',
  inPunchOut: 'also',
  summary: 'What the customer agreed for all its orders.',
  method: 'GET',
  path: '/api/order-settings',
  side: 'query',
  permission: { kind: 'customer' },
  feature: 'pending_orders',
  params: noParams,
  query: noQuery,
  body: nothing,
  response: orderSettings,
  status: 200,
  problems: [],
});

export const chooseOrderSettings = defineEndpoint({
  name: 'chooseOrderSettings',
  summary: 'Choose how open orders are changed, and what comes where an article falls short.',
  method: 'POST',
  path: '/api/order-settings',
  side: 'command',
  permission: managers,
  feature: 'pending_orders',
  params: noParams,
  query: noQuery,
  body: z.strictObject(ofManagers.shape),
  response: orderSettings,
  status: 200,
  problems: ['customer.cancelled'],
});

export const getOfficeOrderSettings = defineEndpoint({
  name: 'getOfficeOrderSettings',
  summary: 'What a customer agreed for all its orders.',
  method: 'GET',
  path: '/api/office/customers/:id/order-settings',
  side: 'query',
  permission: { kind: 'office', right: 'read_customers' },
  params: ofCustomer,
  query: noQuery,
  body: nothing,
  response: orderSettings,
  status: 200,
  problems: ['customer.not_found'],
});

export const chooseOfficeOrderSettings = defineEndpoint({
  name: 'chooseOfficeOrderSettings',
  summary: 'The same for a customer, with why.',
  method: 'POST',
  path: '/api/office/customers/:id/order-settings',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: ofCustomer,
  query: noQuery,
  body: z.strictObject({ ...settingsChange.shape, reason: reasonOf('chooseOrderSettings') }),
  response: orderSettings,
  status: 200,
  problems: ['customer.not_found', 'customer.cancelled'],
});
