import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { describeAnalytics } from './testing/describeAnalytics.ts';

const file = 'docs/analytics.md';
const mark = '<!-- Generated from the schemas: `WRITE_DOCS=1 npm run unit -- server/src/analyticsDocs`. -->';
const withoutAlignment = (markdown: string): string =>
  markdown.replaceAll(/ +\|/g, ' |').replaceAll(/-{3,}/g, '---').trim();

test('docs/analytics.md describes each event as its schema does', () => {
  const [byHand = ''] = readFileSync(file, 'utf8').split(mark);
  if (process.env['WRITE_DOCS'] === '1') writeFileSync(file, `${byHand}${mark}\n\n${describeAnalytics()}`);
  const [, generated = ''] = readFileSync(file, 'utf8').split(mark);
  expect(withoutAlignment(generated)).toBe(withoutAlignment(describeAnalytics()));
});
