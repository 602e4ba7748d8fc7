import { z } from 'zod';
import { functionTitles } from '@talloor/rules/company/functionTitles.ts';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, noParams, noQuery, nothing } from '../shapes.ts';

/** In the requested language (after-ordering.md §3 names no fields). */
export const registeredCompanyView = z.object({
  /** Ten digits. */
  business_id: z.string(),
  name: z.string(),
  /** The register has no seat of a natural person. */
  kind: z.enum(['legal_person', 'natural_person']),
  /** `text`: the code when there are no words. */
  legal_form: z.object({ code: z.string(), text: z.string() }).nullable(),
  /** Only active companies open accounts automatically. */
  status: z.enum(['active', 'stopped', 'bankrupt']),
  /** KBO/BCE JuridicalSituation; 000: ordinary. */
  situation: z.object({ code: z.string(), text: z.string() }),
  active_since: z.iso.date().nullable(),
  /** Main activity (NACE-BEL). */
  activity: z.object({ code: z.string(), text: z.string() }).nullable(),
  address: z
    .object({
      /** Without a seat: a branch, or the oldest establishment. */
      kind: z.enum(['seat', 'branch', 'establishment']),
      postal: z.string(),
      city: z.string(),
      street: z.string(),
      street_number: z.string(),
      po_box: z.string(),
      /** Null is Belgium. */
      country: z.string().nullable(),
    })
    .nullable(),
});
export type RegisteredCompanyView = z.output<typeof registeredCompanyView>;

const lookup = {
  summary: 'Looks a company up in the business register by its number of ten digits.',
  path: '/api/registration/creditsafe/:business_id',
  names: { business_id: 'public' },
  side: 'query',
  permission: { kind: 'anyone' },
  params: z.object({ business_id: digitsParam }),
  query: noQuery,
  response: registeredCompanyView,
  status: 200,
  problems: ['registry.invalid_number', 'registry.not_found', 'registry.unavailable', 'request.rate_limited'],
} as const;

export const lookUpCompany = defineEndpoint({ ...lookup, name: 'lookUpCompany', method: 'GET', body: nothing });

export const lookUpCompanyByPost = defineEndpoint({
  ...lookup,
  name: 'lookUpCompanyByPost',
  summary: `${lookup.summary} By POST.`,
  method: 'POST',
  body: z.strictObject({}).optional(),
});

const titles = {
  summary: 'What somebody may do in a company: the choices of position when an account is asked for.',
  path: '/api/registration/function_titles',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  response: z.object({
    function_titles: z.array(z.object({ code: z.enum(functionTitles), nl: z.string(), fr: z.string() })),
  }),
  status: 200,
  problems: [],
} as const;

export const listFunctionTitles = defineEndpoint({
  ...titles,
  name: 'listFunctionTitles',
  method: 'GET',
  body: nothing,
});

export const listFunctionTitlesByPost = defineEndpoint({
  ...titles,
  name: 'listFunctionTitlesByPost',
  summary: `${titles.summary} By POST.`,
  method: 'POST',
  body: z.strictObject({}).optional(),
});
