import type { AnalyticsSettings } from '@talloor/contracts/analytics/analyticsSettings.ts';
import type { DataLayerEvent } from '@talloor/contracts/analytics/dataLayer.ts';
import type { Language } from '../paths.ts';
import { createStore } from '../store/createStore.ts';

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[];
  }
}

export type Measured = {
  readonly settings: AnalyticsSettings;
  readonly userId: number;
  readonly customerNumber: string | null;
  readonly segment: string | null;
  readonly language: Language;
};

export const measuring = createStore<Measured | null>(null);
