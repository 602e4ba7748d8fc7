import type { UserEvent } from '@testing-library/user-event';

/** `user.type` draws the whole page after each letter. */
export async function fillIn(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
