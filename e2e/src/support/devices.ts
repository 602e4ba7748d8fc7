import type { BrowserContextOptions } from '@playwright/test';

const inBelgium = { timezoneId: 'Europe/Brussels', reducedMotion: 'reduce' } as const;

export const devices = {
  desktop: { ...inBelgium, viewport: { width: 1440, height: 900 } },
  phone: { ...inBelgium, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof devices;
