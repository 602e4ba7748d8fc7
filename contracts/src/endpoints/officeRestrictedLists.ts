import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { officeListQuery } from '../officeListQuery.ts';
import { digitsParam, isoInstant, line, noParams, noQuery, nothing } from '../shapes.ts';
import { historyEvent } from './audit.ts';

const feature = 'restricted_wish_list' as const;
const ofCustomer = z.object({ id: digitsParam });

const person = z.object({
  id: z.string(),
  name: z.string().nullable(),
});

/** Spec shopping §6. */
const summary = z.object({
  id: z.string(),
  name: z.string(),
  customer_name: z.string(),
  /** Empty: nobody manages the list. */
  managers: z.array(person),
  number_of_products: z.int(),
});
export type OfficeRestrictedList = z.output<typeof summary>;

export const listOfficeRestrictedLists = defineEndpoint({
  name: 'listOfficeRestrictedLists',
  summary: 'Restricted lists of all customers, those that nobody manages first; Content-Range in the answer.',
  method: 'GET',
  path: '/api/office/restrictedLists',
  side: 'query',
  permission: { kind: 'office', right: 'read_customers' },
  feature,
  params: noParams,
  /** `q`: customer number or part of a name. */
  query: officeListQuery('["managers","ASC"]'),
  body: nothing,
  response: z.array(summary),
  status: 200,
  problems: [],
});

export const getOfficeRestrictedList = defineEndpoint({
  name: 'getOfficeRestrictedList',
  summary: 'One restricted list, who could manage it, and its whole history, oldest first.',
  method: 'GET',
  path: '/api/office/restrictedLists/:id',
  side: 'query',
  permission: { kind: 'office', right: 'read_customers' },
  feature,
  params: ofCustomer,
  query: noQuery,
  body: nothing,
  response: summary.extend({
    /** Active users of the customer. */
    users: z.array(person),
    opened_at: isoInstant,
    history: z.array(historyEvent),
  }),
  status: 200,
  problems: ['list.not_found'],
});

export const nameRestrictedListManagers = defineEndpoint({
  name: 'nameRestrictedListManagers',
  summary: 'Name all who manage a restricted list from now on, users of the customer, and why.',
  method: 'PUT',
  path: '/api/office/restrictedLists/:id',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  feature,
  params: ofCustomer,
  query: noQuery,
  body: z.strictObject({
    managers: z.array(digitsParam).min(1).max(100),
    reason: line(200).trim().min(1),
  }),
  response: z.object({ id: z.string(), managers: z.array(z.string()) }),
  status: 200,
  problems: ['list.not_found', 'list.manager_unknown'],
});
