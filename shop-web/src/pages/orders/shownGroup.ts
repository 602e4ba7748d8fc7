/** What the page of orders shows: the four groups beside each other, or all of one. */
export const shownGroups = ['overview', 'incomplete', 'open', 'delivered', 'invoiced'] as const;
export type ShownGroup = (typeof shownGroups)[number];

/** What an address asks for; anything else is the overview. */
export const groupOf = (asked: string | null): ShownGroup => shownGroups.find((group) => group === asked) ?? 'overview';
