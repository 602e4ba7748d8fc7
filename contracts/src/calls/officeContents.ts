import { command, get } from './callable.ts';
import type { Endpoint } from '../endpoint.ts';
import type * as officeContent from '../endpoints/officeContent.ts';

type Content = Readonly<Record<'list' | 'get' | 'save' | 'create' | 'remove', Endpoint>>;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The calls of one resource of the content (../endpoints/officeContent.ts). */
const content = <Resource extends Content>(name: string, plural: string) => ({
  list: get<Resource['list']>(`listOffice${capital(plural)}`, `/api/office/${plural}`),
  get: get<Resource['get']>(`getOffice${capital(name)}`, `/api/office/${plural}/:id`),
  save: command<Resource['save']>(`saveOffice${capital(name)}`, 'PUT', `/api/office/${plural}/:id`),
  create: command<Resource['create']>(`createOffice${capital(name)}`, 'POST', `/api/office/${plural}`),
  remove: command<Resource['remove']>(`deleteOffice${capital(name)}`, 'DELETE', `/api/office/${plural}/:id`),
});

/** Content of the shop by the name of its resource. Products, facets and navigation are neither made nor deleted. */
export const officeContents = {
  products: content<typeof officeContent.officeProducts>('product', 'products'),
  labels: content<typeof officeContent.officeLabels>('label', 'labels'),
  synonyms: content<typeof officeContent.officeSynonyms>('synonym', 'synonyms'),
  banners: content<typeof officeContent.officeBanners>('banner', 'banners'),
  redirects: content<typeof officeContent.officeRedirects>('redirect', 'redirects'),
  specialLists: content<typeof officeContent.officeSpecialLists>('specialList', 'specialLists'),
  facets: content<typeof officeContent.officeFacets>('facet', 'facets'),
  navigationNodes: content<typeof officeContent.officeNavigation>('navigationNode', 'navigationNodes'),
  faqItems: content<typeof officeContent.officeFaq>('faqItem', 'faqItems'),
  columnSets: content<typeof officeContent.officeColumnSets>('columnSet', 'columnSets'),
};
