import { problemTexts } from '@talloor/messages/problems/problemTexts.ts';
import type { Maintenance } from '@talloor/platform/http/maintenance.ts';
import { escapeHtml, plainPage } from '@talloor/platform/http/problemPage.ts';

/** In both languages, because the gateway knows no person. Reloads itself every minute. */
export const maintenancePage = (maintenance: Maintenance): string =>
  plainPage({
    language: 'nl',
    title: problemTexts('service.maintenance', {}, 'nl').title,
    reloadsAfterSeconds: 60,
    content: (['nl', 'fr'] as const)
      .map(
        (language) =>
          `<section lang="${language}-BE"><h1>${escapeHtml(problemTexts('service.maintenance', {}, language).title)}</h1><p>${escapeHtml(maintenance[language])}</p></section>`,
      )
      .join(''),
  });
