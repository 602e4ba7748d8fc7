import { html, type Html } from './html.ts';

export type PageBinding = {
  readonly csrfToken: string;
  readonly formId: string;
};

/** Spec shopping §2, Basket screen. */
export const hiddenFields = (
  { csrfToken, formId }: PageBinding,
  submitEvent: 'checkout' | 'approval' | 'update',
  isValid: boolean,
): Html =>
  html`<input type="hidden" name="csrf_token" value="${csrfToken}" />
    <input type="hidden" name="form_submit" value="1" />
    <input type="hidden" name="submit_event" value="${submitEvent}" />
    <input type="hidden" name="has_validated" value="${isValid ? '1' : '0'}" />
    <input type="hidden" name="form_id" value="${formId}" />
    <input type="hidden" name="script" value="0" />`;
