/** Document of the shop and of the office by language; a build writes both. */
export const shopDocuments = { nl: '/index.html', fr: '/index.fr.html' } as const;

/** Language last shown in this browser, for pages with one address. */
export const shownLanguageCookie = 'shown_language';

/** Cookie with the language that the office last showed in this browser. */
export const officeLanguageCookie = 'office_language';
