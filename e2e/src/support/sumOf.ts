import type { Locator } from '@playwright/test';

export function sumOf(container: Locator, label: string): Locator {
  const words = label.replaceAll(' ', '\\s').replaceAll('.', '\\.');
  return container
    .getByRole('term')
    .filter({ hasText: new RegExp(`^\\s*${words}\\s*$`) })
    .locator('xpath=following-sibling::dd[1]');
}
