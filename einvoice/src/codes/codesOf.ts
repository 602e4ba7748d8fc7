/** The codes of a list that is written with white space between them. */
export const codesOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
