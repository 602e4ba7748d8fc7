import type { OfficeRight } from '@talloor/rules/account/officeRights.ts';
import type { ContentName } from './contentRows.ts';

/** The web's calls carry no permissions. */
const editRights: Readonly<Record<ContentName, OfficeRight>> = {
  products: 'manage_catalogue',
  navigationNodes: 'manage_catalogue',
  labels: 'manage_catalogue',
  musselSeasons: 'manage_catalogue',
  musselPackages: 'manage_catalogue',
  musselCustomers: 'manage_catalogue',
  specialLists: 'manage_content',
  synonyms: 'manage_content',
  redirects: 'manage_content',
  columnSets: 'manage_content',
  termsVersions: 'manage_content',
  faqItems: 'manage_forms',
  cannedTexts: 'manage_forms',
  announcements: 'manage_messages',
  facets: 'configure_facets',
  banners: 'configure_banners',
};
export const editRightOf = (name: ContentName): OfficeRight => editRights[name];
