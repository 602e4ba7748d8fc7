import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  actsOfRole,
  completeRights,
  customerRights,
  customerRoles,
  isGranted,
  rolesOf,
  standardRights,
  withRight,
  withRole,
} from './rights.ts';

test('invoices need the right to see prices, and approvers see prices', () => {
  expect(isGranted(['see_invoices'], 'see_invoices')).toBe(false);
  expect(isGranted(['see_invoices', 'see_prices'], 'see_invoices')).toBe(true);
  expect(completeRights(['approve'])).toEqual(['approve', 'see_prices']);
  expect(withRight([], 'see_invoices', true)).toEqual(['see_prices', 'see_invoices']);
  expect(withRight(['see_prices', 'see_invoices'], 'see_prices', false)).toEqual([]);
});

test('an untouched user orders and receives, and manages nobody', () => {
  expect(rolesOf(standardRights)).toEqual(['orders', 'receives']);
  expect(rolesOf([])).toEqual(['reads']);
});

test('a role that is taken leaves the acts of the other roles', () => {
  expect(withRole(standardRights, 'orders', false)).toEqual([
    'returns',
    'receive',
    'recalls',
    'see_prices',
    'see_invoices',
  ]);
  expect(rolesOf(withRole(customerRights, 'manages', false))).toEqual(['orders', 'receives']);
});

test('a user with the role reads has no act, and keeps prices and approvals', () => {
  const reader = withRole(customerRights, 'reads', true);
  expect(reader).toEqual(['approve', 'see_prices']);
  expect(rolesOf(reader)).toEqual(['reads']);
  expect(withRole(reader, 'reads', false)).toEqual(reader);
  expect(rolesOf(['receive'])).toEqual([]);
});

test('a given role holds all its acts, and is gone when it is taken', () => {
  const roles = fc.constantFrom(...customerRoles.filter((role) => role !== 'reads'));
  fc.assert(
    fc.property(fc.subarray([...customerRights]), roles, (rights, role) => {
      const given = withRole(rights, role, true);
      for (const act of actsOfRole[role]) expect(isGranted(given, act)).toBe(true);
      const taken = withRole(given, role, false);
      if (role !== 'manages' && rolesOf(given).includes('manages')) return;
      expect(rolesOf(taken)).not.toContain(role);
    }),
  );
});
