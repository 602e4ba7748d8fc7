import type { Endpoint, Side } from '@talloor/contracts/endpoint.ts';
import { strictTransport } from '@talloor/platform/http/securityHeaders.ts';
import { shopPages } from '../pages/shopPages.ts';

export type GatewayAddresses = {
  /** host:port of each side. */
  readonly command: string;
  readonly query: string;
  /** Folder with `shop` and `backoffice`, the built webs. */
  readonly webs: string;
  readonly port: number;
};

const policy =
  "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;font-src 'self';connect-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'";

/** The services send theirs themselves; these are for the documents that nginx serves. */
const pageHeaders = [
  `add_header Content-Security-Policy "${policy}" always;`,
  'add_header X-Content-Type-Options nosniff always;',
  'add_header Referrer-Policy no-referrer always;',
  'add_header Cache-Control no-cache always;',
  'add_header Strict-Transport-Security $strict_transport always;',
].join(' ');

/**
 * The gateway's nginx configuration: one origin, each contract's address goes to its side (architecture.md §7).
 * @throws where two methods of one address belong to different sides: nginx chooses by address
 */
export function nginxConfiguration(endpoints: readonly Endpoint[], addresses: GatewayAddresses): string {
  return `# Generated from the contracts by \`npm run gateway\`; a test keeps it current.
upstream command_api { server ${addresses.command}; keepalive 32; }
upstream query_api { server ${addresses.query}; keepalive 32; }

# Behind a proxy that ends TLS: the browser's own scheme, from which cookies know that they are secure.
map $http_x_forwarded_proto $browser_scheme { default $http_x_forwarded_proto; '' $scheme; }
map $browser_scheme $strict_transport { https "${strictTransport}"; default ''; }

server {
  listen ${addresses.port};
  server_tokens off;
  absolute_redirect off;
  client_max_body_size 10m;
  root ${addresses.webs}/shop;

  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $browser_scheme;
  proxy_set_header X-Request-Id $request_id;

${apiLocations(endpoints)}

  # Unknown addresses of the API get their problem document.
  location ~ ^(?:/(?:nl|fr|en))?/api/ { proxy_pass http://query_api; }

  gzip_static on;
  location /assets/ { expires 1y; add_header Cache-Control "public, immutable" always; }
  location /backoffice/assets/ { alias ${addresses.webs}/backoffice/assets/; expires 1y; add_header Cache-Control "public, immutable" always; }
  location = /backoffice { return 302 /backoffice/; }
  location /backoffice/ { alias ${addresses.webs}/backoffice/; ${pageHeaders} try_files $uri /backoffice/index.html; }
${[...shopPages].map((page) => `  location = ${page} { ${pageHeaders} try_files /index.html =404; }`).join('\n')}
  location / { ${pageHeaders} try_files $uri =404; }
  error_page 404 /index.html;
}
`;
}

function apiLocations(endpoints: readonly Endpoint[]): string {
  const sides = new Map<string, { side: Side; isStream: boolean }>();
  for (const { path, aliases = [], side, produces } of endpoints)
    for (const address of [path, ...aliases]) {
      const known = sides.get(address);
      if (known && known.side !== side) throw new Error(`${address} belongs to both sides`);
      sides.set(address, { side, isStream: produces === 'event-stream' || known?.isStream === true });
    }
  return [...sides]
    .map(([address, { side, isStream }]) => {
      const stream = isStream ? 'proxy_buffering off; proxy_read_timeout 1h; ' : '';
      return `  location ~ "^(?:/(?:nl|fr|en))?${toRegex(address)}$" { ${stream}proxy_pass http://${side}_api; }`;
    })
    .join('\n');
}

/** `/api/basket/list{/:id}` as a pattern of nginx. */
const toRegex = (path: string): string =>
  path
    .replaceAll('.', '\\.')
    .replaceAll(/\{([^}]*)\}/g, '(?:$1)?')
    .replaceAll(/:\w+/g, '[^/]+');
