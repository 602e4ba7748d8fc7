/** A build writes both. */
export const shopDocuments = { nl: '/index.html', fr: '/index.fr.html' } as const;

/** Language last shown in this browser, for pages with one address. */
export const shownLanguageCookie = 'shown_language';
