/** By code (rules, companyTypes). */
export const companyTypeTexts = {
  company: { nl: 'Vennootschap', fr: 'Société' },
  'self-employed': { nl: 'Zelfstandige', fr: 'Indépendant' },
  association: { nl: 'Vereniging (vzw)', fr: 'Association (ASBL)' },
  public: { nl: 'Openbare instelling', fr: 'Institution publique' },
  'private-person': { nl: 'Particulier', fr: 'Particulier' },
  'health-care-staff': { nl: 'Zorgpersoneel', fr: 'Personnel soignant' },
  'youth-camp': { nl: 'Jeugdkamp', fr: 'Camp de jeunes' },
} as const;
