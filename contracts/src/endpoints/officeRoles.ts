import { z } from 'zod';
import { fieldShape } from '@talloor/rules/account/fields/fieldShape.ts';
import { usernameLength } from '@talloor/rules/account/usernameRules.ts';
import { officeRight, officeRights, officeRole, officeRoles } from '@talloor/rules/account/officeRights.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonOf } from '../officeReasons.ts';
import { officeListQuery } from '../officeListQuery.ts';
import { digitsParam, isoInstant, noParams, noQuery, nothing } from '../shapes.ts';
import { historyEvent } from './audit.ts';
import { acted, ofActs } from './officeAccounts.ts';

const officeRoleView = z.object({
  id: officeRole,
  rights: z.array(officeRight),
  people: z.int(),
  /** Null: the rights at the start. */
  changed_at: isoInstant.nullable(),
});
export type OfficeRoleView = z.output<typeof officeRoleView>;

const ofRole = z.object({ id: officeRole });

export const listOfficeRoles = defineEndpoint({
  name: 'listOfficeRoles',
  summary: 'Roles of the office with their rights; Content-Range in the answer.',
  method: 'GET',
  path: '/api/office/officeRoles',
  side: 'query',
  permission: { kind: 'office', right: 'give_roles' },
  params: noParams,
  query: officeListQuery('["id","ASC"]'),
  body: nothing,
  response: z.array(officeRoleView),
  status: 200,
  problems: [],
});

export const getOfficeRole = defineEndpoint({
  name: 'getOfficeRole',
  summary: 'One role with its history, oldest first.',
  method: 'GET',
  path: '/api/office/officeRoles/:id',
  side: 'query',
  permission: { kind: 'office', right: 'give_roles' },
  params: ofRole,
  query: noQuery,
  body: nothing,
  response: officeRoleView.extend({ history: z.array(historyEvent) }),
  status: 200,
  problems: [],
});

export const changeOfficeRole = defineEndpoint({
  name: 'changeOfficeRole',
  summary: 'Choose all rights of a role; they hold at once, also in open sessions.',
  method: 'POST',
  path: '/api/office/officeRoles/:id',
  side: 'command',
  permission: { kind: 'office', right: 'give_roles' },
  params: ofRole,
  query: noQuery,
  body: z.strictObject({ rights: z.array(officeRight).max(officeRights.length) }),
  response: z.object({ id: officeRole, rights: z.array(officeRight) }),
  status: 200,
  problems: ['role.keeps_give_roles'],
});

export const inviteOfficeUser = defineEndpoint({
  name: 'inviteOfficeUser',
  summary: 'Make a login of the office and mail its person a link to choose a password. The address is the username.',
  method: 'POST',
  path: '/api/office/users',
  side: 'command',
  permission: { kind: 'office', right: 'give_roles' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    email: fieldShape('email', usernameLength.most),
    first_name: fieldShape('first_name'),
    last_name: fieldShape('last_name'),
    language: z.enum(['nl', 'fr']),
    roles: z.array(officeRole).min(1).max(officeRoles.length),
  }),
  response: acted,
  status: 201,
  problems: ['registration.username_taken', 'user.email_taken'],
});

export const changeUserRoles = defineEndpoint({
  name: 'changeUserRoles',
  summary: 'Choose all roles of a person of the office; they hold at once, also in open sessions.',
  method: 'POST',
  path: '/api/office/users/:id/roles',
  side: 'command',
  permission: { kind: 'office', right: 'give_roles' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: z.strictObject({
    roles: z.array(officeRole).min(1).max(officeRoles.length),
    reason: reasonOf('changeRoles'),
  }),
  response: acted,
  status: 200,
  problems: [...ofActs, 'user.no_office', 'user.cancelled'],
});
