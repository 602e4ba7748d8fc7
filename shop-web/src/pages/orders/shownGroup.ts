export const shownGroups = ['overview', 'incomplete', 'open', 'delivered', 'invoiced'] as const;
export type ShownGroup = (typeof shownGroups)[number];

export const groupOf = (groupName: string | null): ShownGroup =>
  shownGroups.find((group) => group === groupName) ?? 'overview';
