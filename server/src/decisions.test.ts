import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const folder = 'docs/adr';
const files = readdirSync(folder).filter((file) => /^\d{4}-/.test(file));
const pages = files.map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const);
const list = readFileSync(`${folder}/README.md`, 'utf8');

test.each(pages)('%s has a status, a date, context, decision and consequences in at most 400 words', (file, page) => {
  const number = file.slice(0, 4);
  expect(page).toMatch(new RegExp(`^# ADR ${number}: `));
  for (const part of [/^- Area: \w/m, /^- Status: \w/m, /^- Date: \d{4}-\d\d-\d\d/m]) expect(page).toMatch(part);
  expect([...page.matchAll(/^## (.*)$/gm)].map(([, head]) => head)).toEqual(['Context', 'Decision', 'Consequences']);
  expect(page.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(400);
});

test('the list of decisions has one line per decision, with its area, title, date and status', () => {
  const lines = pages.map(([file, page]) => {
    const field = (name: string) => new RegExp(`^- ${name}: (.{0,10}[^,\n]*)`, 'm').exec(page)?.[1] ?? '';
    const title = page.slice('# ADR '.length, page.indexOf('\n')).replace(':', '');
    return `| ${field('Area')} | [${title}](${file}) | ${field('Date')} | ${field('Status')} |`;
  });
  const listed = list.split('\n').filter((line) => /^\| .*\]\(\d/.test(line));
  expect(listed.map((line) => line.replaceAll(/ +/g, ' ')).sort()).toEqual(lines.sort());
});

test('documents and sources cite only existing decisions', () => {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
  const folders = ['docs', ...workspaces.map((workspace) => `${workspace}/src`)];
  const citedNumbers = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:md|tsx?)$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bADR (\d{4})/g)].map(([, number = '']) => number));
  const existingNumbers = new Set(files.map((file) => file.slice(0, 4)));
  expect(existingNumbers.size).toBe(files.length);
  expect([...new Set(citedNumbers)].filter((number) => !existingNumbers.has(number))).toEqual([]);
});
