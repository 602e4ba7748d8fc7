import { expect, test } from '@jest/globals';
import { officeContents } from '@talloor/contracts/endpoints/officeContent.ts';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import type { ContentName } from '../content/contentRows.ts';
import { editRightOf } from '../content/editRightOf.ts';
import { menuItems, rightOfPage } from './menuItems.ts';

const listOf = (page: string) =>
  allEndpoints.find(
    ({ name, permission }) =>
      permission.kind === 'office' &&
      [`list${page}`, `listOffice${page}`].some((each) => each.toLowerCase() === name.toLowerCase()),
  );
const lists = menuItems.flatMap(({ to, right }) => {
  const endpoint = listOf(to.slice(1));
  return endpoint === undefined ? [] : [[to, right, endpoint.permission] as const];
});

test.each(lists)('the menu shows %s to people with the right of its list', (to, right, permission) => {
  expect(permission).toEqual({ kind: 'office', right });
  expect(rightOfPage(`${to}/1/show`)).toBe(right);
});

test('nearly every page of the menu is compared with its list', () => {
  expect(lists.length).toBeGreaterThan(30);
});

test.each(Object.keys(officeContents) as ContentName[])('%s are edited with the right of their call', (name) => {
  expect(officeContents[name].save.permission.right).toBe(editRightOf(name));
});

test('a page to correct an order needs the right to correct', () => {
  expect(rightOfPage('/orders/4402131/correct')).toBe('correct_orders');
  expect(rightOfPage('/orders/4402131/show')).toBe('read_orders');
});
