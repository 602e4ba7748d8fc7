/** Spec after-ordering §3: five options, which it does not name. */
export const contactSectors = ['hospitality', 'catering', 'care', 'education', 'other'] as const;
export type ContactSector = (typeof contactSectors)[number];
