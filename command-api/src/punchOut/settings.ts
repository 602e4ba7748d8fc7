/** Hours of a punch-out session, whatever happens in it. */
export const punchOutHours = 4;

/** Days that the log and returned baskets are kept. */
export const keptDays = 90;

export const entryPaths = { nl: '/erp-inloggen', fr: '/connexion-erp' } as const;
