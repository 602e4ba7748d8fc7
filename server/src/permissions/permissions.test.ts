import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { permissionsPage } from '@talloor/contracts/permissions/permissionsPage.ts';

/** Rows of a table without the spaces that make its columns equally wide. */
const rowsOf = (page: string) =>
  page.split('\n').flatMap((line) => {
    const text = line.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim();
    return text === '' ? [] : [text];
  });

test('the table of who may call what in the documents is the one that the contracts make (npm run permissions)', () => {
  expect(rowsOf(readFileSync('docs/permissions.md', 'utf8'))).toEqual(rowsOf(permissionsPage()));
});
