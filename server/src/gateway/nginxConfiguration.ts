import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { mostUploadBytes } from '@talloor/contracts/endpoints/basketUpload.ts';
import { pageCalls } from '@talloor/contracts/pageCalls.ts';
import { contentSecurityPolicy, scanningPagePolicy } from '@talloor/platform/http/contentSecurityPolicy.ts';
import { strictTransport } from '@talloor/platform/http/securityHeaders.ts';
import { pagePattern, shopPages } from '../pages/shopPages.ts';
import { tooLargeLocations, tooLargeMaps } from './tooLargeAnswers.ts';

export type GatewayAddresses = {
  /** host:port per side. */
  readonly command: string;
  readonly query: string;
  /** Folder of the built `shop` and `backoffice`. */
  readonly webs: string;
  readonly port: number;
};

/** Megabytes. Order files get one more, so that the service reports the size. */
const maxMegabytes = { delivery: 256, file: mostUploadBytes / 1024 / 1024 + 1, other: 10 };

/** For documents of nginx; services send their own. */
const headersOf = (policy: string): string =>
  [
    `add_header Content-Security-Policy "${policy}" always;`,
    'add_header X-Content-Type-Options nosniff always;',
    'add_header Referrer-Policy no-referrer always;',
    'add_header Cache-Control no-cache always;',
    'add_header Strict-Transport-Security $strict_transport always;',
  ].join(' ');
const officeHeaders = headersOf(contentSecurityPolicy);
const shopHeaders = headersOf(scanningPagePolicy);

/**
 * nginx configuration: one origin, a side per address (architecture.md §7).
 * @throws when an address has both sides with equal methods
 */
export function nginxConfiguration(endpoints: readonly Endpoint[], addresses: GatewayAddresses): string {
  return `# Generated from the contracts by \`npm run gateway\`.
upstream command_api { server ${addresses.command}; keepalive 32; }
upstream query_api { server ${addresses.query}; keepalive 32; }

# A resource that is read on one side and written on the other.
map $request_method $api_of_method { GET query_api; HEAD query_api; OPTIONS query_api; default command_api; }

# Behind a proxy that ends TLS: the browser's own scheme, from which cookies know that they are secure.
map $http_x_forwarded_proto $browser_scheme { default $http_x_forwarded_proto; '' $scheme; }
map $browser_scheme $strict_transport { https "${strictTransport}"; default ''; }

# What is larger than a service takes is refused here, in the words that it would use.
${tooLargeMaps()}

server {
  listen ${addresses.port};
  server_tokens off;
  absolute_redirect off;
  client_max_body_size ${maxMegabytes.other}m;
  error_page 413 @too_large;
  root ${addresses.webs}/shop;

  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $browser_scheme;
  proxy_set_header X-Request-Id $request_id;

${apiLocations(endpoints)}

  # Unknown addresses of the API get their problem document.
  location ~ ^(?:/(?:nl|fr|en))?/(?:api|erp|translations)/ { proxy_pass http://query_api; }

${tooLargeLocations()}

  gzip_static on;
  location /assets/ { expires 1y; add_header Cache-Control "public, immutable" always; }
  location /backoffice/assets/ { alias ${addresses.webs}/backoffice/assets/; expires 1y; add_header Cache-Control "public, immutable" always; }
  location = /backoffice { return 302 /backoffice/; }
  location /backoffice/ { alias ${addresses.webs}/backoffice/; ${officeHeaders} try_files $uri /backoffice/index.html; }
${[...shopPages].map((page) => `  location ${pageMatch(page)} { ${shopHeaders} ${pageCallsOf(page)}try_files /index.html =404; }`).join('\n')}
  location / { ${shopHeaders} try_files $uri =404; }
  error_page 404 /index.html;
}
`;
}

/** Pages with a number match by pattern, others exactly. */
const pageMatch = (page: string): string => (page.includes(':') ? `~ "${pagePattern(page)}"` : `= ${page}`);

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
  readonly takes: 'delivery' | 'file' | 'other';
};

/** Deliveries stream; files are buffered, so that slow clients hold no place. */
const bodyDirectives: Readonly<Record<Location['takes'], string>> = {
  delivery: `client_max_body_size ${maxMegabytes.delivery}m; proxy_request_buffering off; proxy_read_timeout 10m; `,
  file: `client_max_body_size ${maxMegabytes.file}m; error_page 413 @file_too_large; proxy_read_timeout 2m; `,
  other: '',
};
const takesByBodyType: Partial<Record<NonNullable<Endpoint['bodyType']>, Location['takes']>> = {
  stream: 'delivery',
  file: 'file',
};

function apiLocations(endpoints: readonly Endpoint[]): string {
  const locations = new Map<string, Location>();
  for (const endpoint of endpoints)
    for (const address of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const location = locations.get(address);
      const to = location ? mergeDestinations(location.to, endpoint, address) : `${endpoint.side}_api`;
      locations.set(address, {
        to: to as Destination,
        isEventStream: endpoint.produces === 'event-stream' || location?.isEventStream === true,
        takes: takesByBodyType[endpoint.bodyType ?? 'json'] ?? location?.takes ?? 'other',
      });
    }
  return [...locations]
    .toSorted(([first], [second]) => wordsOf(second) - wordsOf(first))
    .map(([address, { to, isEventStream, takes }]) => {
      const events = isEventStream ? 'proxy_buffering off; proxy_read_timeout 1h; ' : '';
      return `  location ~ "^(?:/(?:nl|fr|en))?${toRegex(address)}$" { ${events}${bodyDirectives[takes]}proxy_pass http://${to}; }`;
    })
    .join('\n');
}

/** A resource with reads on one side and writes on the other. */
function mergeDestinations(destination: Destination, { method, side }: Endpoint, address: string): Destination {
  if (destination === `${side}_api`) return destination;
  if ((side === 'query') === (method === 'GET')) return '$api_of_method';
  throw new Error(`${address} belongs to both sides`);
}

/** Literal prefix length: literal paths come before parameters. */
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
