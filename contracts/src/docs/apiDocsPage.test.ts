import { expect, test } from '@jest/globals';
import { allEndpoints } from '../allEndpoints.ts';
import { checkout } from '../endpoints/checkout.ts';
import { apiDocsPage } from './apiDocsPage.ts';
import { describeFields, describeSchema } from './describeSchema.ts';
import { searchProducts } from '../endpoints/catalogue.ts';

const page = apiDocsPage();

test('the page has every call with its address, who may call and its problems, and no script', () => {
  for (const { name, path, problems } of allEndpoints) {
    const call = page.split(`<details id="${name}">`)[1]?.split('</details>')[0] ?? '';
    expect(call).toContain(path);
    expect(call).toContain('may call');
    for (const code of problems) expect(call).toContain(`<code>${code}</code>`);
  }
  expect(page).not.toMatch(/<script|javascript:|onclick|https?:\/\//i);
  expect(page.match(/<section/g)).toHaveLength(page.match(/<li><a href="#/g)?.length ?? 0);
});

test('what is said of a call stands as text, whatever characters it has', () => {
  expect(page).toContain('&quot;');
  expect(page).not.toMatch(
    /<(?!\/?(?:!doctype|html|head|meta|title|style|body|a|header|h[123]|p|code|nav|ul|li|small|main|section|details|summary|span|div|table|tr|th|td|pre)\b)/,
  );
});

test('a field says what it takes, whether it is needed and what stands without it', () => {
  const fields = describeFields(searchProducts.query);
  expect(fields.find(({ name }) => name === 'limit')).toEqual({
    name: 'limit',
    required: false,
    takes: 'whole number 1–96 = 24',
  });
});

test('a body is written as it is nested', () => {
  expect(describeSchema(searchProducts.response, 'output')).toContain('ean: text | null');
  expect(describeSchema(checkout.body, 'input')).toMatch(/^\{\n {2}po_number\??: text/);
});
