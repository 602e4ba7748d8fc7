import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemStatus } from '@talloor/contracts/problem.ts';
import { problemTexts } from '@talloor/messages/problems/problemTexts.ts';
import { maintenanceFile, type Maintenance } from '@talloor/platform/http/maintenance.ts';
import { formatDay, formatTime } from '@talloor/rules/format/dates.ts';
import { maintenancePage } from './maintenancePage.ts';

const ends = {
  nl: (day: string, time: string) => `Einde voorzien op ${day} om ${time}.`,
  fr: (day: string, time: string) => `Fin prévue le ${day} à ${time}.`,
} as const;

export function maintenanceOf(until: Date, texts: { readonly nl: string; readonly fr: string }): Maintenance {
  const end = Math.floor(until.getTime() / 1000);
  const words = (language: 'nl' | 'fr') =>
    `${texts[language].trim()} ${ends[language](formatDay(language, end), formatTime(language, end))}`;
  return { until: until.toISOString(), nl: words('nl'), fr: words('fr') };
}

/** The file that services and gateway look for comes last. Renews a running maintenance. */
export function startMaintenance(folder: string, maintenance: Maintenance): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  for (const language of ['nl', 'fr'] as const)
    write(folder, `problem-${language}.json`, JSON.stringify(problemOf(maintenance, language)));
  write(folder, 'page.html', maintenancePage(maintenance));
  write(folder, maintenanceFile, JSON.stringify(maintenance));
}

/** The file that closes the shop goes first. */
export function endMaintenance(folder: string): void {
  for (const name of [maintenanceFile, 'problem-nl.json', 'problem-fr.json', 'page.html'])
    rmSync(join(folder, name), { force: true });
}

/** Readers see the old file or the new one. The gateway reads as another user. */
function write(folder: string, name: string, content: string): void {
  const path = join(folder, name);
  writeFileSync(`${path}.new`, content);
  chmodSync(`${path}.new`, 0o644);
  renameSync(`${path}.new`, path);
}

function problemOf(maintenance: Maintenance, language: 'nl' | 'fr') {
  const code = 'service.maintenance';
  return {
    type: `urn:talloor:problem:${code}`,
    title: problemTexts(code, {}, language).title,
    status: problemStatus[code],
    code,
    detail: maintenance[language],
    parameters: { until: maintenance.until },
  };
}
