export const officeRoles = [
  'admin',
  'sales-support',
  'auditor',
  'form-manager',
  'message-manager',
  'facet-manager',
  'banner-manager',
] as const;
