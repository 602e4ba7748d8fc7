import type { AnalyticsWidget } from '@talloor/contracts/analytics/collectedEvents.ts';
import { createContext } from 'react';
import { measuring } from './measuring.ts';

export const WidgetContext = createContext<AnalyticsWidget | null>(null);

const widgets = new Map<string, AnalyticsWidget>();

/** Remembers where an article's quantity changes, until the basket's answer. */
export function noteWidget(articleNumber: string, widget: AnalyticsWidget | null): void {
  if (widget === null || measuring.get() === null) widgets.delete(articleNumber);
  else widgets.set(articleNumber, widget);
}

export function takeWidget(articleNumber: string): AnalyticsWidget | null {
  const widget = widgets.get(articleNumber) ?? null;
  widgets.delete(articleNumber);
  return widget;
}
