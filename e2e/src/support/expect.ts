import { expect as playwrightExpect } from '@playwright/test';

/** Waits for what is expected, as long as a slow machine may need. */
export const expect = playwrightExpect.configure({ timeout: 15_000 });
