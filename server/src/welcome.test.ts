import { expect, test } from '@jest/globals';
import { welcome } from './welcome.ts';

const ofDemo = { host: '127.0.0.1', demo: true };
const ofTenant = { host: '127.0.0.1', demo: false };

test('only the demo prints demo logins', () => {
  expect(welcome(ofDemo, 3000, 900, true)).toContain('Welkom-2026');
  for (const hasAdministrator of [true, false])
    expect(welcome(ofTenant, 3000, 900, hasAdministrator)).not.toMatch(/Welkom-2026|lotte|demo/i);
});

test('a tenant without an administrator reads how to invite the first one', () => {
  expect(welcome(ofTenant, 3000, 900, false)).toContain('npm run admin -- create EMAIL');
  expect(welcome(ofTenant, 3000, 900, true)).not.toContain('npm run admin');
});
