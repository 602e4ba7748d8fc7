import { get } from './callable.ts';
import type * as registry from '../endpoints/registry.ts';

export const lookUpCompany = get<typeof registry.lookUpCompany>(
  'lookUpCompany',
  '/api/registration/creditsafe/:business_id',
);
export const listFunctionTitles = get<typeof registry.listFunctionTitles>(
  'listFunctionTitles',
  '/api/registration/function_titles',
);
