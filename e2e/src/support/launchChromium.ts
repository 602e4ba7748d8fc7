import bundled from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

/** A real Chromium: the one that npm brings on Linux x64, elsewhere the Chrome that is installed. */
export async function launchChromium(switches: readonly string[] = []): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return chromium.launch({ channel: 'chrome', args: [...switches] });
  return chromium.launch({ executablePath: await bundled.executablePath(), args: ['--no-sandbox', ...switches] });
}
