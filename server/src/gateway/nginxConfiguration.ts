import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { findArticlePage } from '@talloor/contracts/endpoints/catalogue.ts';
import { mostUploadBytes } from '@talloor/contracts/endpoints/basketUpload.ts';
import { allPathsOf } from '@talloor/contracts/punchOutPaths.ts';
import { punchIn, punchInByLink } from '@talloor/contracts/endpoints/punchIn.ts';
import { getFramePolicy } from '@talloor/contracts/endpoints/punchOut.ts';
import { pageCalls } from '@talloor/contracts/pageCalls.ts';
import { officeLanguageCookie, shopDocuments, shownLanguageCookie } from '@talloor/contracts/shopDocuments.ts';
import { retryAfterSeconds } from '@talloor/contracts/problem.ts';
import { maintenanceFile } from '@talloor/platform/http/maintenance.ts';
import { contentSecurityPolicy, shopPagePolicy } from '@talloor/platform/http/contentSecurityPolicy.ts';
import { permissionsPolicy, strictTransport } from '@talloor/platform/http/securityHeaders.ts';
import { punchOutPages, punchOutPattern, refusedEntryPages } from '../pages/punchOutPages.ts';
import { pagePattern, shopPages } from '../pages/shopPages.ts';
import { answerLocations, answerMaps } from './gatewayAnswers.ts';

export type GatewayAddresses = {
  /** host:port per side. */
  readonly command: string;
  readonly query: string;
  /** Folder of the built `shop` and `backoffice`. */
  readonly webs: string;
  /** Folder that `npm run maintenance` writes. */
  readonly maintenance: string;
  readonly port: number;
  /** DNS server for the hosts of the sides; null: each host is an IP address. */
  readonly resolver: string | null;
  readonly tagManager?: string | null;
};

/** Megabytes. Order files get one more, so that the service reports the size. */
const maxMegabytes = { delivery: 256, file: mostUploadBytes / 1024 / 1024 + 1, other: 10 };

/** For documents of nginx; services send their own. */
const headersOf = (policy: string): string =>
  [
    `add_header Content-Security-Policy "${policy}" always;`,
    'add_header X-Content-Type-Options nosniff always;',
    'add_header Referrer-Policy no-referrer always;',
    `add_header Permissions-Policy "${permissionsPolicy}" always;`,
    'add_header Cache-Control no-cache always;',
    'add_header Strict-Transport-Security $strict_transport always;',
  ].join(' ');
const officeHeaders = headersOf(contentSecurityPolicy);
/** A service says who may frame a punch-out page (ADR 0149). */
const framedHeaders = `auth_request ${getFramePolicy.path}; auth_request_set $frame_policy $upstream_http_content_security_policy; ${headersOf('$frame_policy')}`;

/**
 * One origin, a side per address (architecture.md §7).
 * @throws when an address has both sides with equal methods
 */
export function nginxConfiguration(endpoints: readonly Endpoint[], addresses: GatewayAddresses): string {
  const shopHeaders = headersOf(shopPagePolicy(addresses.tagManager ?? null));
  return `# Generated from the contracts by \`npm run gateway\`.
${upstreams(addresses)}

# A resource that is read on one side and written on the other.
map $request_method $api_of_method { GET query_api; HEAD query_api; OPTIONS query_api; default command_api; }

# Behind a proxy that ends TLS: the browser's own scheme, from which cookies know that they are secure.
map $http_x_forwarded_proto $browser_scheme { default $http_x_forwarded_proto; '' $scheme; }
map $browser_scheme $strict_transport { https "${strictTransport}"; default ''; }

# Problems that the gateway answers itself, in the words of the services.
${answerMaps()}

# Document of a page with one address: the language shown last, else the first of the browser.
${documentMap(shownLanguageCookie, '$shared_page', '')}
${documentMap(officeLanguageCookie, '$office_page', '/backoffice')}
map "$arg__locale" $framed_page { fr ${shopDocuments.fr}; nl ${shopDocuments.nl}; default $shared_page; }
map $uri $unknown_page { "~^/fr/" ${shopDocuments.fr}; default $shared_page; }

# What the tool of the maintenance wrote: a problem for calls, a page for people.
map $request_uri $maintenance_document { "~^/fr/(?:api|erp|translations)/" /problem-fr.json; "~^(?:(?:/(?:nl|en))?/(?:api|erp|translations)|/oci/api)/" /problem-nl.json; default /page.html; }

server {
  listen ${addresses.port};
  server_tokens off;
  absolute_redirect off;
  client_max_body_size ${maxMegabytes.other}m;
  # A missing file leads to index.html. 599 only leads to the answer, 503. The services' own answers pass.
  set $is_closed 0;
  if (-f ${addresses.maintenance}/${maintenanceFile}) { set $is_closed 1; }
  if ($uri ~ "^/(?:index\\.(?:fr\\.)?html$|(?:(?:backoffice/)?assets|maintenance-documents)/)") { set $is_closed 0; }
  if ($is_closed) { return 599; }
  error_page 599 =503 /maintenance-documents$maintenance_document;
  location ^~ /maintenance-documents/ { internal; alias ${addresses.maintenance}/; types { text/html html; application/problem+json json; } charset utf-8; charset_types text/html application/problem+json; gzip_static off; add_header Retry-After ${retryAfterSeconds['service.maintenance']} always; add_header Cache-Control no-store always; add_header X-Content-Type-Options nosniff always; add_header Permissions-Policy "${permissionsPolicy}" always; }
  error_page 413 @too_large;
  ${noServicePage}
  root ${addresses.webs}/shop;

  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $browser_scheme;
  proxy_set_header X-Request-Id $request_id;

${apiLocations(endpoints)}

  # Unknown addresses of the API get their problem document.
  location ~ ^(?:/(?:nl|fr|en))?/(?:api|erp|translations|oci/api)/ { proxy_pass http://query_api; }

${answerLocations()}

  gzip_static on;
  location /assets/ { expires 1y; add_header Cache-Control "public, immutable" always; add_header Permissions-Policy "${permissionsPolicy}" always; }
  location /backoffice/assets/ { alias ${addresses.webs}/backoffice/assets/; expires 1y; add_header Cache-Control "public, immutable" always; add_header Permissions-Policy "${permissionsPolicy}" always; }
  location = /backoffice { return 302 /backoffice/; }
  location /backoffice/ { alias ${addresses.webs}/backoffice/; ${officeHeaders} try_files $uri $office_page; }
${[...shopPages].map(([page, language]) => `  location ${pageMatch(page)} { ${refusedEntryPages.has(page) ? framedHeaders : shopHeaders} ${pageCallsOf(page)}${documentDirectives(page, language)} }`).join('\n')}
${[...punchOutPages].map(([page, language]) => `  location ${page.includes(':') ? `~ "${punchOutPattern(page)}"` : `= ${page}`} { ${framedHeaders} ${language === null ? 'try_files $framed_page =404;' : documentDirectives(page, language)} }`).join('\n')}
  location ~ ^(/(?:nl|fr))/$ { return 302 $1; }
  location / { ${shopHeaders} try_files $uri =404; }
  error_page 404 $unknown_page;
}
`;
}

const documentMap = (cookie: string, variable: string, folder: string): string =>
  `map "$cookie_${cookie}:$http_accept_language" ${variable} { "~^fr:" ${folder}${shopDocuments.fr}; "~*^:(?:(?!nl)[^,]*,\\s*)*fr\\b" ${folder}${shopDocuments.fr}; default ${folder}${shopDocuments.nl}; }`;

/** A location with an `error_page` of its own inherits none. */
const noServicePage = 'error_page 502 503 504 @no_service;';

/** Follows a container that was created again. Needs nginx 1.27.3. */
function upstreams({ command, query, resolver }: GatewayAddresses): string {
  const upstream = (name: string, server: string) =>
    resolver === null
      ? `upstream ${name} { server ${server}; keepalive 32; }`
      : `upstream ${name} { zone ${name} 64k; server ${server} resolve; keepalive 32; }`;
  return [
    ...(resolver === null ? [] : [`resolver ${resolver} valid=5s;`]),
    upstream('command_api', command),
    upstream('query_api', query),
  ].join('\n');
}

const pageMatch = (page: string): string => (page.includes(':') ? `~ "${pagePattern(page)}"` : `= ${page}`);

/** An unknown article gets the document with status 404; without a service the shop says what is wrong. */
function documentDirectives(page: string, language: 'nl' | 'fr' | null): string {
  if (language === null) return 'try_files $shared_page =404;';
  const document = shopDocuments[language];
  if (!page.endsWith('/:id')) return `try_files ${document} =404;`;
  const call = findArticlePage.path.replace(':artNo', '$1');
  return `rewrite "([0-9]+)$" /${language}${call} break; proxy_intercept_errors on; error_page 404 ${document}; error_page 502 503 504 =200 ${document}; proxy_hide_header Cache-Control; proxy_pass http://query_api;`;
}

/** Rewrites are safe inside an nginx `if`. */
const pageCallsOf = (page: string): string =>
  pageCalls
    .filter((call) => call.page === page)
    .map(({ when, to }) => {
      const condition =
        'method' in when ? `$request_method = ${when.method}` : `$arg_${when.parameter} = ${when.value}`;
      return `if (${condition}) { rewrite ^ ${to} last; } `;
    })
    .join('');

type Destination = 'command_api' | 'query_api' | '$api_of_method';
type Location = {
  readonly to: Destination;
  readonly isEventStream: boolean;
  /** The address of a request may hold a password. */
  readonly isSecret: boolean;
  readonly takes: 'delivery' | 'file' | 'other';
};

/** Deliveries stream; files are buffered, so that slow clients hold no place. */
const bodyDirectives: Readonly<Record<Location['takes'], string>> = {
  delivery: `client_max_body_size ${maxMegabytes.delivery}m; proxy_request_buffering off; proxy_read_timeout 10m; `,
  file: `client_max_body_size ${maxMegabytes.file}m; error_page 413 @file_too_large; ${noServicePage} proxy_read_timeout 2m; `,
  other: '',
};
const takesByBodyType: Partial<Record<NonNullable<Endpoint['bodyType']>, Location['takes']>> = {
  stream: 'delivery',
  file: 'file',
};

const entries: ReadonlySet<string> = new Set([punchIn.name, punchInByLink.name]);

function apiLocations(endpoints: readonly Endpoint[]): string {
  const locations = new Map<string, Location>();
  for (const endpoint of endpoints)
    for (const address of allPathsOf(endpoint)) {
      const location = locations.get(address);
      const to = location ? mergeDestinations(location.to, endpoint, address) : `${endpoint.side}_api`;
      locations.set(address, {
        to: to as Destination,
        isEventStream: endpoint.produces === 'event-stream' || location?.isEventStream === true,
        isSecret: entries.has(endpoint.name) || location?.isSecret === true,
        takes: takesByBodyType[endpoint.bodyType ?? 'json'] ?? location?.takes ?? 'other',
      });
    }
  return [...locations]
    .toSorted(([first], [second]) => wordsOf(second) - wordsOf(first))
    .map(([address, { to, isEventStream, isSecret, takes }]) => {
      const events = isEventStream ? 'proxy_buffering off; proxy_read_timeout 1h; ' : '';
      // They would write the whole request line.
      const logs = isSecret ? 'access_log off; error_log /dev/null; ' : '';
      return `  location ~ "^(?:/(?:nl|fr|en))?${toRegex(address)}$" { ${logs}${events}${bodyDirectives[takes]}proxy_pass http://${to}; }`;
    })
    .join('\n');
}

function mergeDestinations(destination: Destination, { method, side }: Endpoint, address: string): Destination {
  if (destination === `${side}_api`) return destination;
  if ((side === 'query') === (method === 'GET')) return '$api_of_method';
  throw new Error(`${address} belongs to both sides`);
}

/** Literal paths come before parameters. */
const wordsOf = (address: string): number => {
  const at = address.search(/[:{]/);
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
};

/** `/api/basket/list{/:id}` as an nginx pattern. */
const toRegex = (path: string): string =>
  path
    .replaceAll('.', '\\.')
    .replaceAll(/\{([^}]*)\}/g, '(?:$1)?')
    .replaceAll(/:\w+/g, '[^/]+');
