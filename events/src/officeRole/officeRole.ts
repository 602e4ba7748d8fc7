import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { officeRoles } from '../officeRoles.ts';
import { within } from '../within.ts';

/** Stream `office-role-{role}`. */
export const officeRoleEvents = {
  OfficeRoleRightsChanged: defineEvent(
    'OfficeRoleRightsChanged',
    z.object({ role: z.enum(officeRoles), rights: z.array(within(40)).max(100) }),
  ),
};
export type OfficeRoleEvent = EventIn<typeof officeRoleEvents>;

export const officeRoleStream = (role: string): string => `office-role-${role}`;

/** Null: the rights at the start. */
export type OfficeRoleState = { readonly rights: readonly string[] | null };

export const evolveOfficeRole = (_state: OfficeRoleState, event: OfficeRoleEvent): OfficeRoleState => ({
  rights: event.data.rights,
});

export const officeRoleFold = {
  category: 'office-role',
  stateVersion: 1,
  initial: { rights: null } satisfies OfficeRoleState as OfficeRoleState,
  evolve: evolveOfficeRole,
};
