import type { OrderDetail } from '@talloor/contracts/shapes.ts';
import { basketPageTexts } from '@talloor/messages/basketPage/basketPageTexts.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { html, type Html } from './html.ts';

export function renderPlacedOrder(order: OrderDetail, language: 'nl' | 'fr'): Html {
  const words = basketPageTexts[language];
  const day = formatDay(language, order.delivery_date);
  const { start, end } = order.delivery_window;
  const amount = order.amount_to_pay;
  return html`<p>${words.placedText}</p>
    <p>${fillText(words.delivery, { day, start, end }, language)}</p>
    ${order.reference !== '' && html`<p>${fillText(words.reference, { reference: order.reference }, language)}</p>`}
    <ul>
      ${order.lines.map(({ quantity, unit, name }) => html`<li>${quantity} ${unit} ${name}</li>`)}
    </ul>
    ${amount !== null && html`<p>${words.total}: ${formatApproximate(language, amount, order.is_approximate)}</p>`}`;
}
