import { z } from 'zod';

/** As the menu of the office groups pages. */
export const rightGroups = {
  sales: ['read_orders', 'correct_orders', 'handle_deliveries', 'read_invoices', 'settle_invoices'],
  customers: ['read_customers', 'manage_customers', 'read_cases', 'answer_cases', 'watch_work'],
  shop: [
    'read_shop',
    'manage_catalogue',
    'manage_content',
    'read_forms',
    'manage_forms',
    'read_messages',
    'manage_messages',
    'read_facets',
    'configure_facets',
    'read_banners',
    'configure_banners',
    'read_analytics',
  ],
  control: ['read_audit', 'watch_operations', 'operate', 'give_roles'],
} as const;

/** Each call of the office demands one (ADR 0155). */
export const officeRights = [
  ...rightGroups.sales,
  ...rightGroups.customers,
  ...rightGroups.shop,
  ...rightGroups.control,
] as const;
export const officeRight = z.enum(officeRights);
export type OfficeRight = z.output<typeof officeRight>;

/** The first role of a person is the author of events. */
export const officeRoles = [
  'admin',
  'sales-support',
  'auditor',
  'form-manager',
  'message-manager',
  'facet-manager',
  'banner-manager',
] as const;
export const officeRole = z.enum(officeRoles);
export type OfficeRole = z.output<typeof officeRole>;
export const personRoles = ['customer', ...officeRoles] as const;
export const personRole = z.enum(personRoles);
export type PersonRole = z.output<typeof personRole>;

export const isOfficeRole = (role: PersonRole): role is OfficeRole => role !== 'customer';

const needs: Partial<Record<OfficeRight, readonly OfficeRight[]>> = {
  correct_orders: ['read_orders'],
  handle_deliveries: ['read_orders'],
  settle_invoices: ['read_invoices'],
  manage_customers: ['read_customers'],
  answer_cases: ['read_cases', 'read_forms', 'read_customers'],
  manage_catalogue: ['read_shop'],
  manage_content: ['read_shop'],
  manage_forms: ['read_forms'],
  manage_messages: ['read_messages'],
  configure_facets: ['read_facets'],
  configure_banners: ['read_banners'],
  operate: ['watch_operations'],
  give_roles: ['read_customers'],
};

/** Sorted and consistent: an editor reads. */
export const completeOfficeRights = (rights: readonly OfficeRight[]): OfficeRight[] => {
  const all = new Set(rights.flatMap((right) => [right, ...(needs[right] ?? [])]));
  return officeRights.filter((right) => all.has(right));
};

const reading: readonly OfficeRight[] = [
  'read_orders',
  'read_invoices',
  'read_customers',
  'read_cases',
  'watch_work',
  'read_shop',
  'read_forms',
  'read_messages',
  'read_facets',
  'read_banners',
  'read_analytics',
  'read_audit',
];
const ofAdministrators: readonly OfficeRight[] = ['watch_operations', 'operate', 'give_roles'];

/** Until the first change of a role. */
export const defaultOfficeRights: Readonly<Record<OfficeRole, readonly OfficeRight[]>> = {
  admin: officeRights,
  'sales-support': officeRights.filter((right) => !ofAdministrators.includes(right)),
  auditor: completeOfficeRights([...reading, 'watch_operations']),
  'form-manager': completeOfficeRights(['manage_forms']),
  'message-manager': completeOfficeRights(['manage_messages']),
  'facet-manager': completeOfficeRights(['configure_facets']),
  'banner-manager': completeOfficeRights(['configure_banners']),
};

export type RoleRights = Readonly<Record<OfficeRole, readonly OfficeRight[]>>;

export const officeRightsOf = (
  roles: readonly PersonRole[],
  rightsOf: RoleRights = defaultOfficeRights,
): OfficeRight[] => {
  const all = new Set(roles.filter(isOfficeRole).flatMap((role) => rightsOf[role]));
  return officeRights.filter((right) => all.has(right));
};
