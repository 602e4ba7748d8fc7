import { expect, test } from '@jest/globals';
import { officeRoles as storedRoles } from '@talloor/events/officeRoles.ts';
import { defaultOfficeRights, officeRights, officeRoles } from '@talloor/rules/account/officeRights.ts';
import { decideChangeOfficeRole } from './decideChangeOfficeRole.ts';

test('a role gets the chosen rights, and with a right to edit the right to read', () => {
  expect(decideChangeOfficeRole({ role: 'auditor', rights: ['configure_facets'] }, ['read_orders'])).toEqual([
    {
      type: 'OfficeRoleRightsChanged',
      data: { role: 'auditor', rights: ['read_facets', 'configure_facets'] },
    },
  ]);
});

test('the administrator keeps the right to give roles', () => {
  const rights = officeRights.filter((right) => right !== 'give_roles');
  expect(decideChangeOfficeRole({ role: 'admin', rights }, officeRights)).toEqual({
    rejected: 'role.keeps_give_roles',
  });
});

test('the same rights again append nothing', () => {
  const rights = defaultOfficeRights['facet-manager'];
  expect(decideChangeOfficeRole({ role: 'facet-manager', rights: rights.toReversed() }, rights)).toEqual([]);
});

test('events can store each role of the rules, and no other', () => {
  expect(storedRoles).toEqual(officeRoles);
});
