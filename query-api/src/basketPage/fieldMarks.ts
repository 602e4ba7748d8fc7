import { basketPageTexts } from '@talloor/messages/basketPage/basketPageTexts.ts';
import type { ReturnedForm } from '@talloor/contracts/endpoints/basketPage.ts';
import { html, type Html } from './html.ts';

export type FieldMarks = {
  readonly marked: (field: string) => Html | null;
  readonly wrong: (field: string) => Html | null;
};

/** Nothing is marked unless the form came back. */
export function fieldMarks(returnedForm: ReturnedForm | null, language: 'nl' | 'fr'): FieldMarks {
  const isWrong = (field: string) => returnedForm?.fields.includes(field) ?? false;
  return {
    marked: (field) => (isWrong(field) ? html`aria-invalid="true" aria-describedby="wrong-${field}"` : null),
    wrong: (field) =>
      isWrong(field)
        ? html` <span class="bad" id="wrong-${field}">${basketPageTexts[language].wrongField}</span>`
        : null,
  };
}
