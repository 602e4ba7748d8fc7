/** Spec after-ordering §3. The last three need no company number (§5). */
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

const typesWithoutNumber: ReadonlySet<CompanyType> = new Set(['private-person', 'health-care-staff', 'youth-camp']);

export const mayLackCompanyNumber = (type: CompanyType): boolean => typesWithoutNumber.has(type);

/** Always for a business liable to VAT (spec after-ordering §5). */
export const needsCompanyNumber = (type: CompanyType, isVatLiable: boolean): boolean =>
  isVatLiable || !mayLackCompanyNumber(type);
