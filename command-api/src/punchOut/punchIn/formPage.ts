import { createHash } from 'node:crypto';
import { punchOutTexts } from '@talloor/messages/punchOut/punchOutTexts.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { escapeHtml } from '@talloor/platform/http/problemPage.ts';
import type { FormField } from '@talloor/rules/punchOut/fieldLengths.ts';

const script = 'document.forms[0].submit()';
const scriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export type FormAnswer = {
  /** Null: the buyer's system reads the form itself. */
  readonly hook: string | null;
  readonly target: string;
  readonly charset: string;
  readonly fields: readonly FormField[];
  readonly language: 'nl' | 'fr';
  readonly frames: readonly string[];
};

/** Only the buyer's system can receive it. */
export function sendFormPage(response: RequestContext['response'], answer: FormAnswer): void {
  const { hook, frames } = answer;
  const policy = [
    "default-src 'none'",
    ...(hook === null ? [] : [`script-src ${scriptHash}`]),
    `form-action ${hook === null ? "'none'" : new URL(hook).origin}`,
    "base-uri 'none'",
    `frame-ancestors ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
  ].join(';');
  response.setHeader('content-security-policy', policy);
  response.removeHeader('x-frame-options');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(formPage(answer));
}

/** In ASCII, for any charset. */
const written = (text: string): string =>
  escapeHtml(text).replaceAll(/[^\n\x20-\x7e]/gu, (character) => `&#${character.codePointAt(0)};`);

function formPage({ hook, target, charset, fields, language }: FormAnswer): string {
  const { answerTitle, answerButton } = punchOutTexts[language];
  const action = hook === null ? '' : ` action="${written(hook)}" target="${written(target)}"`;
  const inputs = fields.map(
    ({ name, value }) => `<input type="hidden" name="${written(name)}" value="${written(value)}">`,
  );
  return `<!doctype html>
<html lang="${language}-BE">
<head><meta charset="utf-8"><title>${written(answerTitle)}</title></head>
<body>
<form method="post"${action} accept-charset="${charset}">
${inputs.join('\n')}
${hook === null ? '' : `<button type="submit">${written(answerButton)}</button>\n`}</form>
${hook === null ? '' : `<script>${script}</script>\n`}</body>
</html>
`;
}
