import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { noParams, noQuery, nothing } from '../shapes.ts';

/** OCI fields: case-insensitive, with unknown ones (OCI 4.0/5.0). */
const ociFields = z.record(z.string().max(100), z.union([z.string().max(4096), z.array(z.string().max(4096))]));

export const punchInPaths = { nl: '/erp-inloggen', fr: '/connexion-erp' } as const;

const shared = {
  path: punchInPaths.nl,
  aliases: [punchInPaths.fr],
  side: 'command',
  permission: { kind: 'anyone' },
  params: noParams,
  response: nothing,
  status: 303,
  produces: 'redirect',
  isCrossSite: true,
  inPunchOut: 'only',
  problems: ['login.rate_limited'],
} as const;

export const punchIn = defineEndpoint({
  ...shared,
  name: 'punchIn',
  summary:
    'Sign in from an ERP system (OCI punch-in): USERNAME, PASSWORD, HOOK_URL, ~OkCode, ~Target, ~Caller, FUNCTION, EXT_QUOTE_ID and others. Leads to the punch-out pages, or to a page that says why not; VALIDATE and BACKGROUND_SEARCH answer a page that posts its form to HOOK_URL.',
  method: 'POST',
  query: noQuery,
  body: ociFields,
  bodyType: 'form',
});

export const punchInByLink = defineEndpoint({
  ...shared,
  name: 'punchInByLink',
  summary:
    'The same by a link, for systems that send no form. A form is to be preferred: it leaves no password in a log.',
  method: 'GET',
  query: ociFields,
  body: nothing,
});
