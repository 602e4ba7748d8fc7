import { z } from 'zod';

export const analyticsSettings = z.object({
  mode: z.enum(['off', 'own', 'tag-manager']),
  /** Address of the tag manager's script; null in other modes. */
  script: z.url().nullable(),
});
export type AnalyticsSettings = Readonly<z.output<typeof analyticsSettings>>;

export const noAnalytics: AnalyticsSettings = { mode: 'off', script: null };
