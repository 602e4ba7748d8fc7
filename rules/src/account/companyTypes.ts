/** What kind of company a user orders for (spec after-ordering §3). The last three need no company number (§5). */
export const companyTypes = [
  'company',
  'self-employed',
  'association',
  'public',
  'private-person',
  'health-care-staff',
  'youth-camp',
] as const;
export type CompanyType = (typeof companyTypes)[number];

const withoutNumber: ReadonlySet<CompanyType> = new Set(['private-person', 'health-care-staff', 'youth-camp']);

/** Whether such a one may leave the company number empty (spec after-ordering §5). */
export const mayLackCompanyNumber = (type: CompanyType): boolean => withoutNumber.has(type);

/** Whether a registration must name a company number (spec after-ordering §5): whoever is liable to VAT always must. */
export const needsCompanyNumber = (type: CompanyType, isVatLiable: boolean): boolean =>
  isVatLiable || !mayLackCompanyNumber(type);
