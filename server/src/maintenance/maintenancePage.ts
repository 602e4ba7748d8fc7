import { problemTexts } from '@talloor/messages/problems/problemTexts.ts';
import type { Maintenance } from '@talloor/platform/http/maintenance.ts';
import { escapeHtml } from '@talloor/platform/http/problemPage.ts';

/** In both languages, because the gateway knows no person. Reloads itself every minute. */
export const maintenancePage = (maintenance: Maintenance): string =>
  `<!doctype html>
<html lang="nl-BE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="60">
<title>Talloor</title>
<style>body{font:16px/1.5 system-ui,sans-serif;color:#231a21;max-width:36rem;margin:0 auto;padding:48px 16px}</style>
</head>
<body><main>${(['nl', 'fr'] as const)
    .map(
      (language) =>
        `<section lang="${language}-BE"><h1>${escapeHtml(problemTexts('service.maintenance', {}, language).title)}</h1><p>${escapeHtml(maintenance[language])}</p></section>`,
    )
    .join('')}</main></body>
</html>
`;
