import { collectedEventOf } from '@talloor/contracts/analytics/collectedEventOf.ts';
import type { AnalyticsUser } from '@talloor/contracts/analytics/dataLayer.ts';
import { pageOfPath, paths } from '../paths.ts';
import { webIdKey } from './consent.ts';
import { dataLayerEventsOf } from './dataLayerEventsOf.ts';
import { addTagManager, hasTagManager } from './addTagManager.ts';
import { deviceOf } from './deviceOf.ts';
import type { Measured } from './measuring.ts';
import type { Occurrence } from './occurrence.ts';
import { placeOf } from './placeOf.ts';
import { storedId } from './randomId.ts';
import { sendEvent, forgetSending } from './sendEvents.ts';
import { takeWidget } from './widgetOf.ts';

const mostKept = 500;

let lastOrder: string | null = null;

export function recordOccurrence(occurrence: Occurrence, measured: Measured, pathname: string): void {
  if (occurrence.name === 'order' && occurrence.number === lastOrder) return;
  if (occurrence.name === 'order') lastOrder = occurrence.number;
  const { settings, language } = measured;
  const found = pageOfPath(pathname);
  const [kind, widget] = placeOf(found?.page);
  const path = found === null ? '*' : paths[found.page][found.language ?? language];
  const page = { kind, path, language, device: deviceOf(window.innerWidth) };
  const events = dataLayerEventsOf(occurrence, { user: userOf(measured), page, widget, takeWidget });
  const layer = (window.dataLayer ??= []);
  layer.push(...events);
  if (settings.script !== null) addTagManager(settings.script);
  if (settings.mode !== 'own') return;
  layer.splice(0, layer.length - mostKept);
  for (const event of events) sendEvent(collectedEventOf(event), language);
}

function userOf({ userId, customerNumber, segment }: Measured): AnalyticsUser {
  return {
    web_id: storedId('localStorage', webIdKey),
    account_number: userId > 0 ? String(userId) : null,
    segment: segment !== null && /^[a-z_]{1,30}$/.test(segment) ? segment : null,
    logged: userId > 0,
    client_number: customerNumber,
  };
}

/** A script cannot be unloaded, so the page loads again without it. */
export function forgetEvents(): void {
  forgetSending();
  if (hasTagManager()) location.reload();
}
