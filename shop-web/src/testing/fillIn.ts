import type { UserEvent } from '@testing-library/user-event';

/** Fills a field at once: `user.type` draws the whole page after each letter, which matters only where a test is about typing. */
export async function fillIn(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
