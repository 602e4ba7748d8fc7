import type { ProblemCode, ProblemDocument } from '@talloor/contracts/problem.ts';
import { problemTexts } from '@talloor/messages/problems/problemTexts.ts';

/** Answers of nginx to large bodies: location, code and parameters. */
const answers = {
  too_large: { code: 'request.too_large', parameters: {} },
  file_too_large: { code: 'upload.too_large', parameters: { max_megabytes: 10 } },
} as const satisfies Record<string, { code: ProblemCode; parameters: Readonly<Record<string, number>> }>;
export type TooLarge = keyof typeof answers;

/** Problem documents in the language of the address (RFC 9457). */
export const tooLargeMaps = (): string =>
  Object.entries(answers)
    .map(
      ([name, answer]) =>
        `map "$uri $arg__locale" $${name} { "~(^/fr/| fr$)" ${documentOf(answer, 'fr')}; default ${documentOf(answer, 'nl')}; }`,
    )
    .join('\n');

export const tooLargeLocations = (): string =>
  Object.keys(answers)
    .map(
      (name) =>
        `  location @${name} { default_type "application/problem+json; charset=utf-8"; add_header Cache-Control no-store always; add_header X-Content-Type-Options nosniff always; return 413 $${name}; }`,
    )
    .join('\n');

function documentOf({ code, parameters }: (typeof answers)[TooLarge], language: 'nl' | 'fr'): string {
  const { title, detail } = problemTexts(code, parameters, language);
  const document: ProblemDocument = { type: `urn:talloor:problem:${code}`, title, status: 413, code, detail };
  const text = JSON.stringify({ ...document, ...(Object.keys(parameters).length > 0 ? { parameters } : {}) });
  if (text.includes('$')) throw new Error(`nginx would fill what stands behind the $ of ${code}`);
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}
