import { contentOfView } from '@talloor/rules/basket/contentOfView.ts';
import { basketPageTexts } from '@talloor/messages/basketPage/basketPageTexts.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import type { ReturnedForm } from '@talloor/contracts/endpoints/basketPage.ts';
import { problemTexts } from '@talloor/messages/problems/problemTexts.ts';
import type { ApprovalTerms } from '../approvals/findApprovalTerms.ts';
import { hiddenFields, type PageBinding } from './hiddenFields.ts';
import { fieldMarks } from './fieldMarks.ts';
import { html, type Html } from './html.ts';
import { renderTermsConsent, type DueTerms } from './renderTermsConsent.ts';

export type Choice = { readonly value: string; readonly text: string };

export type OrderFormFacts = PageBinding & {
  readonly language: 'nl' | 'fr';
  readonly moments: readonly Choice[];
  readonly addresses: readonly Choice[];
  readonly openOrders: readonly string[];
  readonly returnedForm: ReturnedForm | null;
  readonly approval: Pick<ApprovalTerms, 'is_needed' | 'approvers'>;
  readonly dueTerms: DueTerms | null;
};

/** Spec shopping §2. */
export function renderOrderForm(basket: BasketView, facts: OrderFormFacts): Html {
  const { language, moments, returnedForm, approval, dueTerms } = facts;
  const marks = fieldMarks(returnedForm, language);
  const { marked, wrong } = marks;
  const words = basketPageTexts[language];
  const { date, selected_window: window, is_confirmed: isConfirmed } = basket.delivery_date;
  const confirmedDay = date !== null && isConfirmed ? formatDay(language, date) : null;
  const keep =
    confirmedDay === null
      ? words.chooseDay
      : fillText(words.keepDay, { day: `${confirmedDay} ${window?.start ?? ''}` }, language);
  return html`<form method="post" action="${language === 'nl' ? '/winkelwagen' : '/panier'}">
    ${hiddenFields(facts, approval.is_needed ? 'approval' : 'checkout', basket.is_valid)}
    ${basket.basket_id !== null && html`<input type="hidden" name="basket_id" value="${basket.basket_id}" />`}
    <input type="hidden" name="shown" value="${contentOfView(basket)}" />
    ${basket.amount_to_pay !== null && html`<input type="hidden" name="amount_to_pay" value="${basket.amount_to_pay.toFixed(2)}" />`}
    ${kindField(basket, facts)} ${choiceField('moment', words.day, keep, moments)} ${addressFields(basket, facts)}
    <p>
      <label
        >${words.po_number}
        <input
          name="po_number"
          value="${returnedForm?.typed.po_number ?? basket.po_number}"
          ${marked('po_number')} /></label
      >${wrong('po_number')}
    </p>
    <p>
      <label
        >${words.message}
        <textarea name="message" rows="4" ${marked('message')}>${returnedForm?.typed.message ?? ''}</textarea></label
      >${wrong('message')}
    </p>
    <p>
      <label
        >${words.extra_emails}
        <input name="extra_emails" value="${returnedForm?.typed.extra_emails ?? ''}" ${marked('extra_emails')} /></label
      >${wrong('extra_emails')}
    </p>
    ${dueTerms !== null && renderTermsConsent(dueTerms, marks, language)}
    <p>${words.terms}</p>
    ${sendButton(approval, language)}
  </form>`;
}

function sendButton({ is_needed: isNeeded, approvers }: OrderFormFacts['approval'], language: 'nl' | 'fr'): Html {
  const words = basketPageTexts[language];
  if (!isNeeded) return html`<button class="main">${words.order}</button>`;
  if (approvers.length === 0) {
    const { title, detail } = problemTexts('approval.no_approver', {}, language);
    return html`<p class="bad">${title}. ${detail}</p>`;
  }
  return html`<p>${fillText(words.needsApproval, { approvers: approvers.join(', ') }, language)}</p>
    <button class="main">${words.askApproval}</button>`;
}

const choiceField = (name: string, label: string, keep: string, choices: readonly Choice[], selectedValue = ''): Html =>
  html`<p>
    <label
      >${label}
      <select name="${name}">
        <option value="">${keep}</option>
        ${choices.map(({ value, text }) => html`<option value="${value}" ${value === selectedValue && { html: 'selected' }}>${text}</option>`)}
      </select></label
    >
  </p>`;

function kindField({ main_order: main }: BasketView, { openOrders, language }: OrderFormFacts): Html | null {
  const words = basketPageTexts[language];
  const extra = (order: string) => fillText(words.extraTo, { order }, language);
  if (main === null && openOrders.length === 0) return null;
  const others = openOrders.filter((order) => order !== main).map((order) => ({ value: order, text: extra(order) }));
  return main === null
    ? choiceField('order_kind', words.kind, words.newOrder, others)
    : choiceField('order_kind', words.kind, extra(main), [{ value: 'new', text: words.newOrder }, ...others]);
}

type AddressField = 'address_name' | 'street' | 'street_number' | 'po_box' | 'postal' | 'city';

/** An add-on uses its main order's address. */
function addressFields(basket: BasketView, { addresses, language, returnedForm }: OrderFormFacts): Html | null {
  if (!basket.allowed_addresses || basket.main_order !== null) return null;
  const words = basketPageTexts[language];
  const isElsewhere = basket.alternative_address !== null;
  const { marked, wrong } = fieldMarks(returnedForm, language);
  const field = (name: AddressField, label: string, most: number) =>
    html`<label
        >${label}
        <input
          name="${name}"
          size="${Math.min(most, 26)}"
          value="${returnedForm?.typed[name] ?? ''}"
          ${marked(name)} /></label
      >${wrong(name)} `;
  return html`${choiceField(
      'address',
      words.address,
      words.keepAddress,
      [
        ...(isElsewhere ? [{ value: 'own', text: words.ownAddress }] : []),
        ...addresses,
        { value: 'typed', text: words.typedAddress },
      ],
      returnedForm?.typed.address,
    )}
    <fieldset>
      <legend>${words.typedAddress}</legend>
      ${field('address_name', words.addressName, 32)} ${field('street', words.street, 60)}
      ${field('street_number', words.streetNumber, 5)} ${field('po_box', words.box, 5)}
      ${field('postal', words.postal, 4)} ${field('city', words.city, 26)}
    </fieldset>`;
}
