import { basketPageTexts } from '@talloor/messages/basketPage/basketPageTexts.ts';
import type { ReturnedForm } from '@talloor/contracts/endpoints/basketPage.ts';
import { html, type Html } from './html.ts';

/** Says beside a field that it is wrong, to eyes and to screen readers. */
export type FieldMarks = {
  /** Attributes of the input. */
  readonly marked: (field: string) => Html | null;
  /** Words after it. */
  readonly wrong: (field: string) => Html | null;
};

/** Of a form that came back; of one that did not nothing is wrong. */
export function fieldMarks(returned: ReturnedForm | null, language: 'nl' | 'fr'): FieldMarks {
  const isWrong = (field: string) => returned?.fields.includes(field) ?? false;
  return {
    marked: (field) => (isWrong(field) ? html`aria-invalid="true" aria-describedby="wrong-${field}"` : null),
    wrong: (field) =>
      isWrong(field)
        ? html` <span class="bad" id="wrong-${field}">${basketPageTexts[language].wrongField}</span>`
        : null,
  };
}
