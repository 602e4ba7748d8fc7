import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { mostUploadBytes } from '@talloor/contracts/endpoints/basketUpload.ts';
import { allPathsOf } from '@talloor/contracts/punchOutPaths.ts';
import { problemTexts } from '@talloor/messages/problems/problemTexts.ts';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { contentSecurityPolicy, shopPagePolicy } from '@talloor/platform/http/contentSecurityPolicy.ts';
import { findPunchOutPage, punchOutPages, punchOutPattern, refusedEntryPages } from '../pages/punchOutPages.ts';
import { findShopPage, shopPages } from '../pages/shopPages.ts';
import { composeAddresses } from './composeAddresses.ts';
import { nginxConfiguration } from './nginxConfiguration.ts';
import { locationsOf, readNginx } from './testing/readNginx.ts';

const generated = nginxConfiguration(allEndpoints, composeAddresses);

/** First matching regular expression, like nginx. */
function sideOf(path: string, method = 'GET'): string | undefined {
  for (const [, quoted, bare, side] of generated.matchAll(
    /location ~ (?:"([^"]+)"|(\S+)) \{.*proxy_pass http:\/\/([$\w]+);/g,
  ))
    if (new RegExp(quoted ?? bare ?? '').test(path))
      return side === '$api_of_method' ? (method === 'GET' ? 'query_api' : 'command_api') : side;
  return undefined;
}

test('the image generates the configuration of its gateway from the contracts', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  expect(dockerfile).toMatch(/^RUN .*npm run build && npm run gateway && npm prune/m);
  expect(dockerfile).toContain('COPY --from=build /talloor/server/dist/gateway.conf /etc/nginx/conf.d/default.conf');
});

test('the gateway sends every endpoint to its own side, in every language and under every alias', () => {
  for (const endpoint of allEndpoints)
    for (const address of allPathsOf(endpoint)) {
      const { side, method } = endpoint;
      const filled = [address.replaceAll(/\{[^}]*\}/g, ''), address.replaceAll(/[{}]/g, '')];
      for (const pathname of filled)
        for (const prefix of ['', '/nl', '/fr', '/en'])
          expect([pathname, sideOf(prefix + pathname.replaceAll(/:\w+/g, '123'), method)]).toEqual([
            pathname,
            `${side}_api`,
          ]);
    }
  expect(sideOf('/api/unknown')).toBe('query_api');
  expect(sideOf('/winkelwagen')).toBeUndefined();
});

test('the gateway forwards the scheme of a TLS proxy, and pages then require TLS', () => {
  expect(generated).toContain(
    "map $http_x_forwarded_proto $browser_scheme { default $http_x_forwarded_proto; '' $scheme; }",
  );
  expect(generated).toContain('proxy_set_header X-Forwarded-Proto $browser_scheme;');
  // Client headers pass through.
  expect(generated).not.toMatch(/proxy_pass_request_headers|proxy_set_header Idempotency/);
  expect(generated).toContain(`map $browser_scheme $strict_transport { https "max-age=31536000"; default ''; }`);
  for (const page of generated.matchAll(/location [^\n]*try_files[^\n]*/g))
    expect(page[0]).toContain('add_header Strict-Transport-Security $strict_transport always;');
});

test('the shop’s pages may compile WebAssembly, the office’s pages may not', () => {
  const pages = [
    ...generated.matchAll(/location (?:= |~ )?("?\S+) \{[^\n]*script-src ([^;]*);[^\n]*(?:try_files|error_page)/g),
  ];
  expect(pages.length).toBeGreaterThan(shopPages.size - refusedEntryPages.size);
  for (const [, address, sources] of pages)
    expect([address, sources]).toEqual([address, address === '/backoffice/' ? "'self'" : "'self' 'wasm-unsafe-eval'"]);
});

test('the gateway lets an order file of the maximum size through, and rejects a larger file with the product’s problem', () => {
  const upload = /location ~ "\S+\/api\/basket\/upload\$" \{([^}]*)\}/.exec(generated)?.[1] ?? '';
  expect(/client_max_body_size (\d+)m;/.exec(upload)?.[1]).toBe(String(mostUploadBytes / 1024 / 1024 + 1));
  expect(upload).toContain('error_page 413 @file_too_large;');
  expect(upload).not.toContain('proxy_request_buffering off');
  const [, french = '', dutch = ''] =
    /map "\$uri \$arg__locale" \$file_too_large \{ "[^"]*" '([^']*)'; default '([^']*)'; \}/.exec(generated) ?? [];
  for (const [language, text] of [['fr', french] as const, ['nl', dutch] as const])
    expect(JSON.parse(text)).toMatchObject({
      code: 'upload.too_large',
      status: 413,
      ...problemTexts('upload.too_large', { max_megabytes: 10 }, language),
    });
});

test('the gateway answers a problem document in the language of the address when no service answers', () => {
  const [, french = '', dutch = ''] =
    /map "\$uri \$arg__locale" \$no_service \{ "[^"]*" '([^']*)'; default '([^']*)'; \}/.exec(generated) ?? [];
  for (const [language, text] of [['fr', french] as const, ['nl', dutch] as const])
    expect(JSON.parse(text)).toMatchObject({
      code: 'service.unavailable',
      status: 502,
      ...problemTexts('service.unavailable', {}, language),
    });
  expect(generated).toMatch(
    /location @no_service \{ default_type "application\/problem\+json; [^\n]*add_header Retry-After 5 always; return 502 \$no_service; \}/,
  );
  for (const [line] of generated.matchAll(/^.*error_page 413 @.*$/gm))
    expect(generated.slice(generated.indexOf(line))).toMatch(
      /^[^\n]*(?:\n *)?[^\n]*error_page 502 503 504 @no_service;/,
    );
});

test('the gateway resolves names again while it runs, and addresses never', () => {
  expect(generated).toContain('resolver 127.0.0.11 valid=5s;\n');
  expect(generated).toContain(
    'upstream command_api { zone command_api 64k; server command-api:3000 resolve; keepalive 32; }',
  );
  expect(generated).toContain(
    'upstream query_api { zone query_api 64k; server query-api:3000 resolve; keepalive 32; }',
  );
  const addresses = {
    command: '127.0.0.1:1',
    query: '127.0.0.1:2',
    webs: '/webs',
    maintenance: '/closed',
    port: 8080,
    resolver: null,
  };
  expect(nginxConfiguration(allEndpoints, addresses)).not.toContain('resolve');
});

test('shop pages may load the script of the tag manager, and pages of the office may not', () => {
  const host = 'https://tags.example';
  const withTags = nginxConfiguration(allEndpoints, { ...composeAddresses, tagManager: `${host}/t.js` });
  const policyOf = (location: string) =>
    /Policy "([^"]+)"/.exec(withTags.split('\n').find((line) => line.includes(`location ${location} {`)) ?? '')?.[1];
  expect(policyOf('= /')).toBe(shopPagePolicy(`${host}/t.js`));
  expect(policyOf('= /')).toContain(`script-src 'self' 'wasm-unsafe-eval' ${host};`);
  expect(policyOf('/backoffice/')).toBe(contentSecurityPolicy);
  expect(generated).not.toContain(host);
});

test('an address on both sides is refused unless its methods tell them apart', () => {
  const [first] = allEndpoints;
  if (!first) throw new Error('there are no endpoints');
  const twin = { ...first, side: first.side === 'command' ? ('query' as const) : ('command' as const) };
  expect(() => nginxConfiguration([first, twin], composeAddresses)).toThrow('belongs to both sides');
});

test('the generated configuration parses, and each location appears once', () => {
  const locations = locationsOf(readNginx(generated));
  expect(locations.length).toBeGreaterThan(new Set(allEndpoints.map(({ path }) => path)).size);
  expect(locations).toEqual([...new Set(locations)]);
});

test('the gateway and the single process serve exactly the pages of the shop', () => {
  const table = readFileSync('shop-web/src/paths.ts', 'utf8');
  const inShop = [...table.matchAll(/(nl|fr): '(\/[^']*)'/g)].map(([, language = '', path = '']) => [
    path,
    path === '/' ? null : language,
  ]);
  expect(Object.fromEntries(shopPages)).toEqual(Object.fromEntries(inShop));
});

test.each([
  ['/131205', true],
  ['/fr/131205/', true],
  ['/assortiment/1203', true],
  ['/fr/assortiment', true],
  ['/boter', false],
  ['/:id', false],
  ['/nl/131205', false],
  ['/assortiment/boter', false],
  [`/${'1'.repeat(21)}`, false],
])('a page with a number in its address takes digits only: %s', (path, isPage) => {
  expect(findShopPage(path) !== null).toBe(isPage);
  const matches = [
    ...generated.matchAll(/location (?:= (\S+)|~ "(\^[^"]+)") \{.*(?:try_files|error_page 404) \/index\./g),
  ];
  const served = matches.some(([, exact, pattern]) => exact === path || (pattern && new RegExp(pattern).test(path)));
  expect(served).toBe(isPage && !path.endsWith('/'));
});

test('the gateway logs no address of a punch-out, which may hold a password', () => {
  const entries = generated.split('\n').filter((line) => /\/(?:erp-inloggen|connexion-erp)\$"/.test(line));
  expect(entries).toHaveLength(2);
  for (const entry of entries) expect(entry).toContain('access_log off; error_log /dev/null; ');
});

test('a service says who may frame the punch-out pages and the pages of a refusal, and nobody frames others', () => {
  const framed = [...generated.matchAll(/location (?:= (\S+)|~ "(\^[^"]+)") \{[^\n]*auth_request/g)].map(
    ([, exact, pattern]) => exact ?? pattern,
  );
  const expected = [...punchOutPages.keys()].map((page) => (page.includes(':') ? punchOutPattern(page) : page));
  expect(new Set(framed)).toEqual(new Set([...expected, ...refusedEntryPages]));
  expect(generated).toContain('add_header Content-Security-Policy "$frame_policy" always;');
  expect(sideOf('/oci/api/frame-policy')).toBe('query_api');
  expect(sideOf('/oci/api/unknown')).toBe('query_api');
});

test.each([
  ['/oci/index', true],
  ['/oci/wishlist/0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31', true],
  ['/oci/product/131205/', true],
  ['/oci/fr/assortment/12', true],
  ['/oci/product/boter', false],
  ['/oci/winkelwagen', false],
  ['/oci', false],
])('%s is a punch-out page: %s', (path, isPage) => {
  expect(findPunchOutPage(path) !== null).toBe(isPage);
});

type Service = {
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown> | string[];
  build?: { target: string };
  volumes?: string[];
};

test('docker-compose runs three services, the gateway and both stores, each with a valid configuration', () => {
  const { services, volumes } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  expect(Object.keys(services).sort()).toEqual([
    'command-api',
    'eventstore',
    'gateway',
    'postgres',
    'projections',
    'query-api',
  ]);
  expect(Object.keys(volumes).sort()).toEqual(['eventstore', 'mail', 'maintenance', 'postgres']);
  for (const name of ['command-api', 'query-api', 'gateway'])
    expect(services[name]?.volumes?.some((volume) => volume.startsWith('maintenance:/maintenance'))).toBe(true);
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  for (const name of ['command-api', 'projections', 'query-api']) {
    const { environment = {}, build } = services[name] ?? {};
    expect(environment['SERVICE']).toBe(name);
    expect(dockerfile).toContain(`COPY --from=build /talloor/${name}/dist ${name}/dist`);
    expect(build?.target).toBe('service');
    const filled = Object.fromEntries(
      Object.entries(environment).map(([variable, value]) => [
        variable,
        fill(value, { MASTER_KEY: 'ab'.repeat(32), SESSION_SECRET: 's'.repeat(40), POSTGRES_PASSWORD: 'secret' }),
      ]),
    );
    expect(parseConfiguration(filled)).toMatchObject({ eventStore: 'esdb://eventstore:2113?tls=false', trustProxy: 1 });
  }
});

const fill = (value: string, variables: Record<string, string>) =>
  value.replaceAll(
    /\$\{(\w+):([?-])([^}]*)\}/g,
    (_, name: string, kind: string, rest: string) => variables[name] ?? (kind === '-' ? rest : ''),
  );
