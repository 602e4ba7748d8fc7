import { expect, test } from '@jest/globals';
import { allEndpoints } from '../allEndpoints.ts';
import { checkout } from '../endpoints/checkout.ts';
import { apiDocsPage } from './apiDocsPage.ts';
import { callers, verdictOf } from '../permissions/verdicts.ts';
import { answers } from './permissionsSection.ts';
import { allPathsOf } from '../punchOutPaths.ts';
import { describeFields, describeSchema } from './describeSchema.ts';
import { searchProducts } from '../endpoints/catalogue.ts';

const page = apiDocsPage();

test('the API page shows every call with its path, callers and problems, and contains no script', () => {
  for (const { name, path, problems } of allEndpoints) {
    const call = page.split(`<details id="${name}">`)[1]?.split('</details>')[0] ?? '';
    expect(call).toContain(path);
    expect(call).toContain('may call');
    for (const code of problems) expect(call).toContain(`<code>${code}</code>`);
  }
  expect(page).not.toMatch(/<script|javascript:|onclick|https?:\/\//i);
  expect(page.match(/<section/g)).toHaveLength(page.match(/<li><a href="#/g)?.length ?? 0);
});

test('the permissions table has a row for every call, with the verdict for each caller', () => {
  const section = page.split('<section id="permissions">')[1] ?? '';
  const rows = new Map(
    section.split('<tr>').map((row) => [/href="#(\w+)"/.exec(row)?.[1], [...row.matchAll(/<td>(.*?)<\/td>/g)]]),
  );
  for (const endpoint of allEndpoints) {
    const cells = rows.get(endpoint.name)?.map(([, cell]) => cell) ?? [];
    expect(cells.slice(0, callers.length)).toEqual(callers.map((caller) => answers[verdictOf(endpoint, caller)]));
    expect(cells).toHaveLength(callers.length + 3);
    const [, head = ''] = new RegExp(`href="#${endpoint.name}">(.*?)</a></th>`).exec(section) ?? [];
    const addresses = [...head.matchAll(/<code>(\S+) (.*?)<\/code>/g)].map(([, method, path]) => [method, path]);
    expect(addresses).toEqual(allPathsOf(endpoint).map((path) => [endpoint.method, path]));
  }
  expect(
    rows
      .get('getRecall')
      ?.map(([, cell]) => cell)
      .slice(-3),
  ).toEqual(['recall (<code>id</code>)', '404', 'yes']);
});

test('the API page escapes special characters in the descriptions of calls', () => {
  expect(page).toContain('&quot;');
  expect(page).not.toMatch(
    /<(?!\/?(?:!doctype|html|head|meta|title|style|body|a|header|h[123]|p|code|nav|ul|li|small|strong|main|section|details|summary|span|div|table|tr|th|td|pre)\b)/,
  );
});

test('the API page carries the name of the company', () => {
  const own = apiDocsPage('Claes & zoon');
  expect(own).toContain('<h1>Claes &amp; zoon API</h1>');
  expect(own).not.toContain('Talloor');
});

test('describeFields gives a field’s type, its bounds, its default and whether it is required', () => {
  const fields = describeFields(searchProducts.query);
  expect(fields.find(({ name }) => name === 'limit')).toEqual({
    name: 'limit',
    required: false,
    takes: 'whole number 1–96 = 24',
  });
});

test('describeSchema writes a body with the nesting of its schema', () => {
  expect(describeSchema(searchProducts.response, 'output')).toContain('ean: text | null');
  expect(describeSchema(checkout.body, 'input')).toMatch(/^\{\n {2}po_number\??: text/);
});
