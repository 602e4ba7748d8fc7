import { endpointsByArea } from '../allEndpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import { permissionText } from '../permissionText.ts';
import { problemStatus } from '../problem.ts';
import { describeFields, describeSchema } from './describeSchema.ts';
import { docsStyle } from './docsStyle.ts';
import { escape, titleOf } from './pageText.ts';
import { permissionsSection } from './permissionsSection.ts';

export function apiDocsPage(companyName = 'Talloor'): string {
  const title = escape(`${companyName} API`);
  const areas = Object.entries(endpointsByArea);
  const contents = areas.map(
    ([area, endpoints]) => `<li><a href="#${area}">${titleOf(area)}</a> <small>${endpoints.length}</small></li>`,
  );
  const sections = areas.map(
    ([area, endpoints]) =>
      `<section id="${area}"><h2>${titleOf(area)}</h2>${endpoints.map(describe).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${docsStyle}</style></head><body>
<a class="skip" href="#calls">Skip to the calls</a>
<header><h1>${title}</h1>
<p>Every address also answers under <code>/nl</code>, <code>/fr</code> and <code>/en</code>, or with <code>?_locale=</code>;
texts come in that language, Dutch by default. The same contracts as OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<p>Changes need the token of <code>GET /api/user</code> as <code>X-CSRF-Token</code>, and take an <code>Idempotency-Key</code>: the same
key again is the same change, done once. A second attempt says <code>Idempotency-Repeat: 1</code> beside its key: it is then known
also where its basket was ordered or left meanwhile. Machines send <code>Authorization: Bearer</code> with their API key and need neither.</p>
<p>What fails answers a problem document (RFC 9457, <code>application/problem+json</code>) with a stable <code>code</code>. Every
call may answer <code>request.malformed</code> (400, with the fields named), and in an outage <code>service.unavailable</code> (503).</p>
</header>
<nav aria-label="Areas"><ul>${contents.join('')}<li><a href="#permissions">Who may call what</a></li></ul></nav>
<main id="calls">${sections.join('\n')}
${permissionsSection()}</main>
</body></html>
`;
}

function describe(endpoint: Endpoint): string {
  const { name, method, path, aliases = [], summary, permission, feature, problems } = endpoint;
  const also =
    aliases.length === 0 ? '' : `<p>Also at ${aliases.map((alias) => `<code>${escape(alias)}</code>`).join(', ')}.</p>`;
  const whileOn = feature === undefined ? '' : ` Only where the feature <code>${feature}</code> is on.`;
  return `<details id="${name}"><summary><span class="method ${method.toLowerCase()}">${method}</span>
<code class="path">${escape(path)}</code> <span class="summary">${escape(summary)}</span></summary>
<div class="call">${also}<p>${escape(permissionText(permission))}${whileOn}</p>
${table('In the address', describeFields(endpoint.params))}${table('Query', describeFields(endpoint.query))}
${block(`Body <small>${bodyTypes[endpoint.bodyType ?? 'json']}</small>`, describeBody(endpoint))}
${block(`Answer <small>${endpoint.status}</small>`, answerOf(endpoint))}
${problemList(problems)}</div></details>`;
}

const bodyTypes = {
  json: 'application/json',
  text: 'text/plain',
  form: 'multipart/form-data or application/x-www-form-urlencoded',
  stream: 'application/x-ndjson or text/csv',
  file: 'application/octet-stream, text/csv or text/plain',
} as const;

function describeBody({ bodyType, body }: Endpoint): string | null {
  switch (bodyType) {
    case 'stream':
      return 'one record per line';
    case 'file':
      return 'the bytes of the file';
    case 'json':
    case 'text':
    case 'form':
    case undefined:
      return describeSchema(body, 'input');
    default:
      return bodyType satisfies never;
  }
}

function answerOf(endpoint: Endpoint): string {
  switch (endpoint.produces) {
    case 'event-stream':
      return 'events as they come (text/event-stream)';
    case 'jsonl':
      return 'one JSON value per line (application/jsonl)';
    case 'file':
      return 'a file';
    case 'page':
      return 'a page (text/html)';
    case 'redirect':
      return 'the address to go on to (Location)';
    case 'javascript':
      return 'a script, or JSON';
    case undefined:
      return describeSchema(endpoint.response, 'output') ?? 'nothing';
    default:
      return endpoint.produces satisfies never;
  }
}

function table(title: string, fields: ReturnType<typeof describeFields>): string {
  if (fields.length === 0) return '';
  const rows = fields.map(
    ({ name, required, takes }) =>
      `<tr><th scope="row"><code>${escape(name)}</code></th><td>${required ? 'needed' : 'may be left out'}</td><td><code>${escape(takes)}</code></td></tr>`,
  );
  return `<h3>${title}</h3><table>${rows.join('')}</table>`;
}

const block = (title: string, text: string | null): string =>
  text === null ? '' : `<h3>${title}</h3><pre tabindex="0">${escape(text)}</pre>`;

const problemList = (codes: Endpoint['problems']): string =>
  codes.length === 0
    ? ''
    : `<h3>Problems of its own</h3><ul class="problems">${codes
        .map((code) => `<li><code>${code}</code> ${problemStatus[code]}</li>`)
        .join('')}</ul>`;
