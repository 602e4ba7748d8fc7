import type { TableDefinition } from '@talloor/platform/subscription/projector.ts';

/** Whom a mail may remind of a basket, of those who chose; without a row it may. */
export const basketRemindersTable = {
  name: 'basket_reminders_1',
  columns: { user_id: 'text not null', is_wanted: 'boolean not null' },
  primaryKey: ['user_id'],
} as const satisfies TableDefinition;
