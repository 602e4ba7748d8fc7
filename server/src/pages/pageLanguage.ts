import { officeLanguageCookie, shownLanguageCookie } from '@talloor/contracts/shopDocuments.ts';
import { findShopPage } from './shopPages.ts';

/** Of the address, else last shown in this browser, else the browser's first, else Dutch. */
export function pageLanguage(path: string, cookies: string, acceptLanguage: string): 'nl' | 'fr' {
  const ofPath = findShopPage(path)?.language ?? (path.startsWith('/fr/') ? 'fr' : null);
  const cookie = /^\/backoffice(?:\/|$)/.test(path) ? officeLanguageCookie : shownLanguageCookie;
  const shown = new RegExp(`(?:^|; )${cookie}=(nl|fr)(?:;|$)`).exec(cookies)?.[1];
  const accepted = /(?:^|,)\s*(nl|fr)\b/i.exec(acceptLanguage)?.[1]?.toLowerCase();
  return (ofPath ?? shown ?? accepted) === 'fr' ? 'fr' : 'nl';
}
