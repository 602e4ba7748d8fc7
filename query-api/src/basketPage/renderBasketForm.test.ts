import { expect, test } from '@jest/globals';
import type { ReturnedForm } from '@talloor/contracts/endpoints/basketPage.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import { viewBasket } from '@talloor/rules/basket/viewBasket.ts';
import { codeTexts } from '@talloor/rules/testing/exampleFacts.ts';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import { type BasketFormFacts, renderBasketForm } from './renderBasketForm.ts';

const facts: Omit<BasketFormFacts, 'returnedForm'> = {
  language: 'nl',
  csrfToken: 'token',
  formId: '0f0e9f6a-6c1f-4f5e-9a8e-1a2b3c4d5e6f',
  moments: [],
  addresses: [],
  openOrders: [],
  approval: { is_needed: false, approvers: [] },
  dueTerms: null,
  problem: null,
};

test('without script a rejected quantity stays in the field of its line, which is marked', () => {
  const basket = viewBasket(assessBasket(mockupBasket), 'nl', codeTexts);
  const line = { article: basket.lines[0]?.product.article_number ?? '', quantity: '12-' };
  const returnedForm = { fields: ['quantity'], typed: {}, line } as unknown as ReturnedForm;
  const fieldsOf = (form: ReturnedForm | null) => [
    ...renderBasketForm(basket, { ...facts, returnedForm: form }).html.matchAll(/<input\s+name="quantity"[^>]*>/g),
  ];
  const marked = fieldsOf(returnedForm).filter(([field]) => field.includes('aria-invalid="true"'));
  expect(marked).toHaveLength(1);
  expect(marked[0]?.[0]).toContain('value="12-"');
  expect(fieldsOf(null)).toHaveLength(basket.lines.length);
  expect(fieldsOf(null).join('')).not.toContain('aria-invalid');
});
