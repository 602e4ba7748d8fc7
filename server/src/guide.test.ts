import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { parseConfiguration } from '@talloor/platform/configuration.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guide = read('docs/from-empty-to-open.md');
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
const blocks = [...guide.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(([, language, name, content = '']) => ({
  language,
  name,
  content,
}));
const composeCommands = blocks.flatMap(({ name, content }) => (name === 'compose' ? content.trim().split('\n') : []));

test('every npm command of the guide is a script of the package', () => {
  const named = [...guide.matchAll(/npm run ([\w-]+)/g)].map(([, script = '']) => script);
  expect(new Set(named).size).toBeGreaterThan(4);
  for (const script of named) expect(scripts).toContain(script);
});

test('every npm command that runs in a container has its bundle and its starter in the image', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toMatch(/^COPY --from=build \/talloor\/server\/\*\.mjs server\/$/m);
  expect(dockerfile).toMatch(/^COPY --from=build \/talloor\/server\/start server\/start$/m);
  const inContainer = composeCommands.flatMap((line) => /exec command-api npm run ([\w-]+)/.exec(line)?.[1] ?? []);
  expect(inContainer).toEqual(expect.arrayContaining(['admin', 'import', 'doctor']));
  const { scripts: all } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
  for (const script of inContainer) {
    const [, starter = ''] = /^node (server\/\w+\.mjs)$/.exec(all[script] ?? '') ?? [];
    const [, tool = ''] = /runTool\('(\w+)'\)/.exec(read(starter)) ?? [];
    expect(read('server/start/buildServices.mjs')).toContain(`'server/dist/${tool}.js'`);
  }
});

test('a starter in the image builds nothing, because it has no sources', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY --from=build \/talloor\/(\S+) /gm)].map(
    ([, path = '']) => path,
  );
  expect(copied).not.toContain('server/src');
  expect(existsSync(join(root, 'server/src/main.ts'))).toBe(true);
  expect(read('server/start/runTool.mjs')).toContain("existsSync(join(root, 'server/src/main.ts'))");
});

test('every service and volume that the guide names is in docker-compose.yml, and its tenant is no demo', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; volumes?: string[] }>;
  };
  const named = composeCommands.flatMap((line) => /(?:exec|cp \S+) (\w[\w-]*)/.exec(line)?.[1] ?? []);
  expect(Object.keys(services)).toEqual(expect.arrayContaining([...new Set(named)]));
  for (const name of ['command-api', 'projections', 'query-api']) {
    expect(services[name]?.environment).toMatchObject({ DEMO: '${DEMO:-false}', COMPANY_FILE: '${COMPANY_FILE:-}' });
    expect(services[name]?.volumes).toContain('./company:/company:ro');
  }
});

test('the variables of the guide are settings of the product', () => {
  const [env] = blocks.filter(({ language }) => language === 'env');
  const settings = Object.fromEntries((env?.content.trim().split('\n') ?? []).map((line) => line.split(/=(.*)/, 2)));
  const configuration = parseConfiguration({ DEMO: 'false', ...settings });
  expect(configuration).toMatchObject({
    smtpUrl: settings['SMTP_URL'],
    publicUrl: settings['PUBLIC_URL'],
    mailFrom: settings['MAIL_FROM'],
    trustProxy: 1,
  });
});
