/** Documents that the build writes, by language. */
export const shopDocuments = { nl: '/index.html', fr: '/index.fr.html' } as const;

/** Language last shown in this browser, for pages with one address. */
export const shownLanguageCookie = 'shown_language';

/** The same for the office. */
export const officeLanguageCookie = 'office_language';
