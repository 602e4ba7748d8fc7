import { expect, test } from '@jest/globals';
import type { ProblemCode, ProblemDocument } from '@talloor/contracts/problem.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { failureTitle } from './failureTitle.ts';

const document = (code: ProblemCode, status: number): ProblemDocument => ({
  type: `urn:talloor:problem:${code}`,
  title: 'We kennen geen gebruiker met dit e-mailadres',
  status,
  detail: 'Contacteer de klantendienst.',
  code,
});
const createError = (code: ProblemCode, status: number) => new ProblemError(code, status, document(code, status));

test("the title of a failure is the server's title of the rejection", () => {
  expect(failureTitle(createError('recovery.unknown_email', 422), 'Dat lukt niet')).toBe(
    'We kennen geen gebruiker met dit e-mailadres',
  );
});

test('the title of a failure without its own title names the failed action', () => {
  expect(failureTitle(createError('internal', 500), 'Dat lukt niet')).toBe('Dat lukt niet');
  expect(failureTitle(new ProblemError('network.failed', 0, null), 'Dat lukt niet')).toBe('Dat lukt niet');
  expect(failureTitle(new Error('x'), 'Dat lukt niet')).toBe('Dat lukt niet');
});
