/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { markRefused, watchFields } from './watchFields.ts';

const texts = {
  tooLong: (length: number, most: number) => `${length} of ${most}`,
  refused: { 'field.not_email': 'no email', other: 'refused' },
  unmarked: 'not on this page',
};
let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  stop = watchFields({ texts: () => texts, lengthOf: (text) => text.length });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  document.body.innerHTML = '';
});

const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)!;
const type = (id: string, value: string) => {
  field(id).value = value;
  field(id).dispatchEvent(new Event('input', { bubbles: true }));
};
const noticeOf = (id: string) => {
  const noticeId = field(id).getAttribute('aria-errormessage');
  return noticeId === null ? null : document.getElementById(noticeId)?.textContent;
};
const click = (id: string) => document.querySelector(`#${id}`)!.dispatchEvent(new Event('click', { bubbles: true }));

test('a text that is too long is kept whole, and its field says so until it fits', () => {
  document.body.innerHTML = '<label><input id="number" data-most="5"></label>';
  type('number', '12-14A');
  expect(field('number').value).toBe('12-14A');
  expect(noticeOf('number')).toBe('6 of 5');
  expect(field('number').getAttribute('aria-invalid')).toBe('true');
  type('number', '12-14');
  expect(noticeOf('number')).toBeNull();
  expect(document.querySelector('.field-notice')).toBeNull();
});

test('a form with a text that is too long is not sent, and the field has the focus', () => {
  document.body.innerHTML = '<form><input id="name" data-most="3" value="keuken"></form>';
  const sent = jest.fn();
  document.body.addEventListener('submit', sent, { once: true });
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')!.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('name'));
});

test('a refusal marks the named fields of the form that was sent, and focuses the first', () => {
  document.body.innerHTML = `
    <form><input id="other" name="email"></form>
    <form><input id="email" data-path="contact.email"><input id="emails" data-path="extra_emails"><button id="send"></form>`;
  click('send');
  expect(
    markRefused([
      { path: 'contact.email', message: 'field.not_email' },
      { path: 'extra_emails.0', message: 'Too big' },
    ]),
  ).toBeNull();
  jest.runAllTimers();
  expect(noticeOf('email')).toBe('no email');
  expect(noticeOf('emails')).toBe('refused');
  expect(noticeOf('other')).toBeNull();
  expect(document.activeElement).toBe(field('email'));
  type('email', 'lotte@x.be');
  expect(noticeOf('email')).toBeNull();
});

test('a refusal of a whole marks its first field, and one of a choice stands below all its boxes', () => {
  document.body.innerHTML = `<form><input id="quantity" data-path="lines.0.quantity">
    <fieldset><label><input type="checkbox" id="order" data-path="rights">Order</label></fieldset></form>`;
  markRefused([
    { path: 'lines.0', message: 'Too big' },
    { path: 'rights.2', message: 'Invalid' },
  ]);
  jest.runAllTimers();
  expect(noticeOf('quantity')).toBe('refused');
  expect(document.querySelector('fieldset')?.lastElementChild?.textContent).toBe('refused');
  expect(document.querySelector('label')?.textContent).toBe('Order');
});

test('a field that its form has marked itself gets no second message', () => {
  document.body.innerHTML = '<form><input id="email" name="email" aria-invalid="true"><button id="send"></form>';
  click('send');
  markRefused([{ path: 'email', message: 'field.not_email' }]);
  jest.runAllTimers();
  expect(document.querySelector('.field-notice')).toBeNull();
});

test('a refusal of a field that the page lacks says so in words, without the name on the wire', () => {
  document.body.innerHTML = '<form><input id="email" name="email"><button id="send"></form>';
  click('send');
  expect(markRefused([{ path: 'lines.0.quantity', message: 'Too big' }])).toBe('not on this page');
});

test('a refusal of one of two equal forms in a list marks the one last used', () => {
  document.body.innerHTML = `<section><ul>
    <li><input id="first" data-path="limit"></li><li><input id="second" data-path="limit"></li></ul></section>`;
  click('second');
  markRefused([{ path: 'limit', message: 'Invalid' }]);
  jest.runAllTimers();
  expect(noticeOf('second')).toBe('refused');
  expect(noticeOf('first')).toBeNull();
});

test('a notice stands after the frame of its field', () => {
  document.body.innerHTML = '<p><label data-frame>Day <input id="day" data-path="day"></label></p>';
  markRefused([{ path: 'day', message: 'Invalid' }]);
  jest.runAllTimers();
  expect(document.querySelector('label')?.textContent).toBe('Day ');
  expect(document.querySelector('p')?.lastElementChild?.textContent).toBe('refused');
});
