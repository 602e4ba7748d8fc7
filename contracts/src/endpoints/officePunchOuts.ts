import { z } from 'zod';
import { punchOutSettings } from '@talloor/rules/punchOut/settings.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonOf } from '../officeReasons.ts';
import { officeListQuery } from '../officeListQuery.ts';
import { digitsParam, isoInstant, line, noParams, noQuery, nothing } from '../shapes.ts';
import { formField } from './punchOut.ts';

/** `answered`: VALIDATE or BACKGROUND_SEARCH. */
export const punchOutOutcomes = ['refused', 'opened', 'answered', 'sent_back', 'ordered'] as const;
export type PunchOutOutcome = (typeof punchOutOutcomes)[number];
export const punchOutFunctions = ['BROWSE', 'DETAIL', 'SOURCING', 'VALIDATE', 'BACKGROUND_SEARCH'] as const;

/** JSON in `filter`. */
export const officePunchOutFilter = z.strictObject({
  customer: line(20).optional(),
  outcome: z.enum(punchOutOutcomes).optional(),
  /** Host of the return address. */
  q: line(60).optional(),
});

export const officePunchOutRow = z.object({
  id: z.string(),
  started_at: isoInstant,
  /** Null before the login succeeds. */
  customer_number: z.string().nullable(),
  customer_name: z.string().nullable(),
  user_id: z.string().nullable(),
  function: z.enum(punchOutFunctions),
  hook_host: z.string().nullable(),
  outcome: z.enum(punchOutOutcomes),
  /** Why a call was refused: a code of the login, `incomplete`, `hook` or `customer`. */
  reason: z.string().nullable(),
  lines_returned: z.int(),
});
export type OfficePunchOutRow = z.output<typeof officePunchOutRow>;

export const listOfficePunchOuts = defineEndpoint({
  name: 'listOfficePunchOuts',
  summary: 'Punch-out sessions of the last 90 days; Content-Range in the answer.',
  method: 'GET',
  path: '/api/office/punch-outs',
  side: 'query',
  permission: { kind: 'office', right: 'read_customers' },
  params: noParams,
  query: officeListQuery('["started_at","DESC"]'),
  body: nothing,
  response: z.array(officePunchOutRow),
  status: 200,
  problems: [],
});

export const getOfficePunchOut = defineEndpoint({
  name: 'getOfficePunchOut',
  summary: 'One punch-out session: what came in and what went out, without secrets.',
  method: 'GET',
  path: '/api/office/punch-outs/:id',
  side: 'query',
  permission: { kind: 'office', right: 'read_customers' },
  params: z.object({ id: z.uuid() }),
  query: noQuery,
  body: nothing,
  response: officePunchOutRow.extend({
    messages: z.array(
      z.object({
        at: isoInstant,
        kind: z.enum(['call', 'refusal', 'answer', 'basket', 'order']),
        direction: z.enum(['in', 'out']),
        /** Secrets read `***`. */
        fields: z.array(formField),
        /** Fields beyond those listed. */
        more_fields: z.int(),
      }),
    ),
  }),
  status: 200,
  problems: ['punch_out.not_found'],
});

const ofCustomer = z.object({ id: digitsParam });

export const getOfficePunchOutSettings = defineEndpoint({
  name: 'getOfficePunchOutSettings',
  summary: 'How a customer’s own system uses the shop.',
  method: 'GET',
  path: '/api/office/customers/:id/punch-out',
  side: 'query',
  permission: { kind: 'office', right: 'read_customers' },
  params: ofCustomer,
  query: noQuery,
  body: nothing,
  response: punchOutSettings,
  status: 200,
  problems: ['customer.not_found'],
});

export const changeOfficePunchOutSettings = defineEndpoint({
  name: 'changeOfficePunchOutSettings',
  summary:
    'Set how a customer’s own system uses the shop, with why; each change stays in the changes of the catalogue.',
  method: 'PUT',
  path: '/api/office/customers/:id/punch-out',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: ofCustomer,
  query: noQuery,
  body: z.strictObject({ ...punchOutSettings.shape, reason: reasonOf('changePunchOut') }),
  response: punchOutSettings,
  status: 200,
  problems: ['customer.not_found'],
});
