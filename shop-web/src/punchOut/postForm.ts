import type { CallOutput } from '@talloor/contracts/client.ts';
import type { sendBasketBack } from '@talloor/contracts/endpoints/punchOut.ts';

export type ReturnForm = CallOutput<typeof sendBasketBack>;

/** The browser posts the basket, in the requested charset, to the frame that the buyer's system named. */
export function postForm({ action, target, charset, fields }: ReturnForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = target;
  form.acceptCharset = charset;
  form.hidden = true;
  for (const { name, value } of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
