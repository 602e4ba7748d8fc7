import { RegisterUnavailable } from '@talloor/catalogue/register/companyRegister.ts';
import { findCities, findStreets } from '@talloor/contracts/endpoints/address.ts';
import {
  listFunctionTitles,
  listFunctionTitlesByPost,
  lookUpCompany,
  lookUpCompanyByPost,
} from '@talloor/contracts/endpoints/registry.ts';
import { functionTitleTexts } from '@talloor/messages/registration/functionTitles.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { functionTitles } from '@talloor/rules/company/functionTitles.ts';
import { isCompanyNumber } from '@talloor/rules/account/fields/companyNumber.ts';
import type { ReadSide } from '../readSide.ts';
import { viewCompany } from './viewCompany.ts';

/** Per minute, successes included, so that nobody copies the register. An office may share one address. */
export const registrationLimits: readonly RateLimit[] = [
  { endpoint: lookUpCompany.name, perUser: 30 },
  { endpoint: lookUpCompanyByPost.name, perUser: 30 },
  { endpoint: findCities.name, perUser: 240 },
  { endpoint: findStreets.name, perUser: 240 },
].map((limit) => ({ ...limit, windowSeconds: 60, problem: 'request.rate_limited' }));

export function registrationRoutes({ catalogue }: Pick<ReadSide, 'catalogue'>): readonly Route[] {
  const lookUp = async (businessId: string, language: 'nl' | 'fr') => {
    if (!isCompanyNumber(businessId)) throw new Problem('registry.invalid_number');
    const company = await catalogue.findCompany(businessId).catch((error: unknown) => {
      throw error instanceof RegisterUnavailable ? new Problem('registry.unavailable') : error;
    });
    if (company === null) throw new Problem('registry.not_found');
    return { body: viewCompany(company, language) };
  };
  return [
    route(lookUpCompany, ({ params }, { language }) => lookUp(params.business_id, language)),
    route(lookUpCompanyByPost, ({ params }, { language }) => lookUp(params.business_id, language)),
    route(listFunctionTitles, () => Promise.resolve({ body: titles() })),
    route(listFunctionTitlesByPost, () => Promise.resolve({ body: titles() })),
  ];
}

const titles = () => ({ function_titles: functionTitles.map((code) => ({ code, ...functionTitleTexts[code] })) });
