import type { z } from 'zod';
import type { getOfficeDelivery } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { lineOf } from '../deliveryReports/lineOf.ts';
import type { RawReport } from '../deliveryReports/rawReport.ts';
import { instantOf } from '../priceAsSeen/moment.ts';

export type OfficeDelivery = z.output<(typeof getOfficeDelivery)['response']>;
/** Only the ERP invoices. */
export type HandKind = 'scheduled' | 'picked' | 'loaded' | 'dispatched' | 'progress' | 'delivered';

/** Next step first; earlier ones can be corrected until departure. @param now epoch seconds */
export function stepsOf(delivery: OfficeDelivery, now: number): readonly HandKind[] {
  const { stage, is_cancelled: isCancelled, change_deadline: deadline } = delivery;
  switch (stage) {
    case 'none':
      return isCancelled ? [] : ['scheduled'];
    case 'scheduled':
      if (isCancelled) return [];
      return now * 1000 < Date.parse(deadline) ? ['scheduled'] : ['picked', 'scheduled'];
    case 'picked':
      return ['loaded', 'dispatched', 'picked', 'scheduled'];
    case 'loaded':
      return ['dispatched', 'loaded', 'picked', 'scheduled'];
    case 'under_way':
      return ['delivered', 'progress'];
    case 'delivered':
      return [];
    default:
      return stage satisfies never;
  }
}

export const isReported = (delivery: OfficeDelivery, kind: HandKind): kind is 'scheduled' | 'picked' | 'loaded' =>
  (kind === 'scheduled' && delivery.plan !== null) ||
  (kind === 'picked' && delivery.picked !== null) ||
  (kind === 'loaded' && delivery.loaded !== null);

/**
 * Initial report: the last one, else order and promise.
 * @param now epoch seconds
 */
export function firstReport(delivery: OfficeDelivery, kind: HandKind, now: number): RawReport {
  const { order_number, delivery_number, proposed_number, lines, promised, plan, picked, loaded } = delivery;
  // Whole minute, not before the last report.
  const minute = Math.floor(now / 60) * 60_000;
  const last = Date.parse(delivery.dispatched_at ?? picked?.at ?? '') || 0;
  const at = new Date(Math.max(minute, last)).toISOString();
  const identity = { kind, delivery_number: delivery_number ?? proposed_number };
  const window = {
    expected_from: plan?.expected_from ?? instantOf({ day: promised.day, time: promised.start }) ?? '',
    expected_until: plan?.expected_until ?? instantOf({ day: promised.day, time: promised.end }) ?? '',
  };
  switch (kind) {
    case 'scheduled': {
      const { day, route, stop, stops } = plan ?? { day: promised.day, route: '', stop: 1, stops: 1 };
      return { ...identity, order_number, day, ...window, route, stop, stops };
    }
    case 'picked':
      return { ...identity, at, lines: picked?.lines ?? lines.map(lineOf) };
    case 'loaded':
      return { ...identity, at, containers: loaded?.containers ?? [] };
    case 'dispatched':
      return { ...identity, at };
    case 'progress':
      return { ...identity, at, stops_before: Math.max(0, (plan?.stop ?? 1) - 1), ...window };
    case 'delivered':
      return { ...identity, at, received_by: '', empties: [] };
    default:
      return kind satisfies never;
  }
}
