import { expect, test } from '@jest/globals';
import { paymentChoiceOf } from './paymentChoice.ts';

const open = { number: '1', state: 'open', open_amount: 10.1, usable_credit: 0 } as const;
const overdue = { number: '2', state: 'overdue', open_amount: 20.2, usable_credit: 0 } as const;
const credit = { number: '3', state: 'usable', open_amount: 0, usable_credit: 5.05 } as const;
const overpaid = { number: '4', state: 'paid', open_amount: 0, usable_credit: 100 } as const;

test('chosen credits are taken off the open amounts, to the cent', () => {
  expect(paymentChoiceOf([open, overdue, credit])).toEqual({
    invoiceNumbers: ['1', '2'],
    creditNumbers: ['3'],
    amount: 25.25,
    credit: 5.05,
  });
});

test('credit above the open amounts leaves nothing to pay', () => {
  expect(paymentChoiceOf([open, overpaid])).toMatchObject({ amount: 0, credit: 10.1 });
});
