import { z } from 'zod';
import { deliveryTermsInput } from '@talloor/catalogue/calendar/writeDeliveryTerms.ts';
import { registeredCompany } from '@talloor/catalogue/register/companyRegister.ts';
import { freeSampleInput } from '@talloor/catalogue/sample/writeFreeSamples.ts';
import {
  bannerContent,
  cannedTextContent,
  columnSetContent,
  faqContent,
  redirectContent,
  specialListContent,
  synonymContent,
} from '@talloor/contracts/endpoints/officeContent.ts';
import { document, records } from './readRecords.ts';

export const demoBanners = records('banners', bannerContent);
export const demoSpecialLists = records('special-lists', specialListContent);
export const demoSynonyms = records('synonyms', synonymContent);
export const demoRedirects = records('redirects', redirectContent);
export const demoFaq = records('faq', faqContent);
export const demoCannedTexts = records('canned-texts', cannedTextContent);
export const demoColumnSets = records('column-sets', columnSetContent);

export const demoFreeSamples = records('free-samples', freeSampleInput);

/** Their enterprise numbers are valid and given to nobody. */
export const demoCompanies = records('companies', registeredCompany);

/** Services beside the ordinary round, and postal codes without delivery. */
export const demoDelivery = document(
  'delivery-terms',
  deliveryTermsInput.extend({ undelivered: z.array(z.string().regex(/^\d{4}$/)) }),
);
