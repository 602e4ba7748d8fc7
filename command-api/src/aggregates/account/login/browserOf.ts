import type { SessionUser } from '@talloor/platform/http/handler.ts';

type Browser = Pick<NonNullable<SessionUser['begun']>, 'browser' | 'system'>;

/** Specific browsers first, because most also name others. */
const browsers = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /(?:Chrome|CriOS|Chromium)\//],
  ['safari', /\bSafari\//],
] as const;
const systems = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
] as const;

export function browserOf(userAgent: string | undefined): Browser {
  const text = (userAgent ?? '').slice(0, 500);
  return {
    browser: browsers.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other',
    system: systems.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other',
  };
}
