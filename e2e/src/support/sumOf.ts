import type { Locator } from '@playwright/test';

export function sumOf(within: Locator, label: string): Locator {
  const words = label.replaceAll(' ', '\\s').replaceAll('.', '\\.');
  return within
    .getByRole('term')
    .filter({ hasText: new RegExp(`^\\s*${words}\\s*$`) })
    .locator('xpath=following-sibling::dd[1]');
}
