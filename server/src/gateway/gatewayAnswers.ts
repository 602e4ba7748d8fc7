import { type ProblemCode, type ProblemDocument, retryAfterSeconds } from '@talloor/contracts/problem.ts';
import { permissionsPolicy } from '@talloor/platform/http/securityHeaders.ts';
import { problemTexts } from '@talloor/messages/problems/problemTexts.ts';

/** 502 instead of 503 says that no service answered, so that the shop repeats the request. */
const answers = {
  too_large: { code: 'request.too_large', status: 413, parameters: {} },
  file_too_large: { code: 'upload.too_large', status: 413, parameters: { max_megabytes: 10 } },
  no_service: { code: 'service.unavailable', status: 502, parameters: {} },
} as const satisfies Record<string, Answer>;
type Answer = {
  readonly code: ProblemCode;
  readonly status: number;
  readonly parameters: Readonly<Record<string, number>>;
};

/** In the language of the address (RFC 9457). */
export const answerMaps = (): string =>
  Object.entries(answers)
    .map(
      ([name, answer]) =>
        `map "$uri $arg__locale" $${name} { "~(^/fr/| fr$)" ${documentOf(answer, 'fr')}; default ${documentOf(answer, 'nl')}; }`,
    )
    .join('\n');

export const answerLocations = (): string =>
  Object.entries(answers)
    .map(
      ([name, { status }]) =>
        `  location @${name} { default_type "application/problem+json; charset=utf-8"; add_header Cache-Control no-store always; add_header X-Content-Type-Options nosniff always; add_header Permissions-Policy "${permissionsPolicy}" always; ${status === 502 ? `add_header Retry-After ${retryAfterSeconds['service.unavailable']} always; ` : ''}return ${status} $${name}; }`,
    )
    .join('\n');

function documentOf({ code, status, parameters }: Answer, language: 'nl' | 'fr'): string {
  const { title, detail } = problemTexts(code, parameters, language);
  const document: ProblemDocument = { type: `urn:talloor:problem:${code}`, title, status, code, detail };
  const text = JSON.stringify({ ...document, ...(Object.keys(parameters).length > 0 ? { parameters } : {}) });
  if (text.includes('$')) throw new Error(`nginx would fill what stands behind the $ of ${code}`);
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}
