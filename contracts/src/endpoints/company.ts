import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { weekdays } from '@talloor/rules/service/weekHours.ts';
import { noParams, noQuery, nothing } from '../shapes.ts';

const texts = z.record(z.string(), z.string());
export const companyView = z.object({
  name: z.string(),
  /** Of customer service; null: none is shown. */
  phone: z.string().nullable(),
  /** Null: the product's own. */
  opening_hours: z.partialRecord(z.enum(weekdays), z.string()).nullable(),
  logo: z.string().nullable(),
  /** Of buttons and headings; null: the product's own. */
  colour: z.string().nullable(),
  texts: z.object({ nl: texts, fr: texts }),
});
export type CompanyView = z.output<typeof companyView>;

export const getCompany = defineEndpoint({
  name: 'getCompany',
  inPunchOut: 'also',
  summary:
    'Name, phone, opening hours, logo, colour and own texts of the company, as a script that sets `window.company`.',
  method: 'GET',
  path: '/api/company.js',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: companyView,
  status: 200,
  produces: 'javascript',
  problems: [],
});

export const getCompanyLogo = defineEndpoint({
  name: 'getCompanyLogo',
  inPunchOut: 'also',
  summary: 'The logo of the company, else its name as a drawing.',
  method: 'GET',
  path: '/api/company/logo',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: z.object({
    v: z
      .string()
      .regex(/^[\w-]{16}$/)
      .optional(),
  }),
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
  problems: [],
});
