import type { OfficeRight } from '@talloor/rules/account/officeRights.ts';

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
  ],
  control: ['read_audit', 'watch_operations', 'operate', 'give_roles'],
} as const satisfies Record<string, readonly OfficeRight[]>;
