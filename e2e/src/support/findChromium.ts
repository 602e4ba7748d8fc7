import bundled from '@sparticuz/chromium';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

type Browser = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

export async function findChromium(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  return { launchOptions: { executablePath: await bundled.executablePath(), args: ['--no-sandbox'] } };
}
