import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { localeOf } from './locale.ts';
import { Problem } from './problem.ts';

/** Exists during planned maintenance. */
export const maintenanceFile = 'maintenance.json';

/** `until` in ISO 8601; the words name it. */
export const maintenanceShape = z.object({ until: z.iso.datetime(), nl: z.string(), fr: z.string() });
export type Maintenance = z.output<typeof maintenanceShape>;

const rememberMs = 1000;

/** Except health, metrics and files of open pages. An unreadable file counts as maintenance, as for the gateway. */
export function refuseDuringMaintenance(folder: string): RequestHandler {
  let readAt = -Infinity;
  let current: Maintenance | 'unreadable' | null = null;
  return (request, _response, next) => {
    const now = performance.now();
    if (now - readAt > rememberMs) [readAt, current] = [now, readMaintenance(folder)];
    if (current === null || isFileOfPage(request)) return next();
    if (current === 'unreadable') throw new Problem('service.maintenance');
    const { language } = localeOf(request);
    throw new Problem('service.maintenance', { detail: current[language], parameters: { until: current.until } });
  };
}

export function readMaintenance(folder: string): Maintenance | 'unreadable' | null {
  const path = join(folder, maintenanceFile);
  try {
    return maintenanceShape.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return existsSync(path) ? 'unreadable' : null;
  }
}

const isFileOfPage = ({ path }: Request): boolean => /^\/(?:backoffice\/)?assets\//.test(path);
