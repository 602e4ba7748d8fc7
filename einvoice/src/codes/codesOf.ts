export const codesOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
