import { sandboxChoices } from '@talloor/contracts/endpoints/paymentSandbox.ts';
import { paymentTexts } from '@talloor/messages/payment/paymentTexts.ts';
import { escapeHtml, plainPage } from '@talloor/platform/http/problemPage.ts';
import { formatTime } from '@talloor/rules/format/dates.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import type { SandboxPayment } from './sandboxStore.ts';

const style =
  '<style>dt{color:#6b5f68}dd{margin:0 0 8px;font-weight:600}form{display:grid;gap:12px}button{font:inherit;min-height:48px;border-radius:8px;border:1px solid #5e2a52;background:#fff;color:#5e2a52;cursor:pointer}button[value=paid]{background:#5e2a52;color:#fff}:focus-visible{outline:3px solid #b06a9f;outline-offset:2px}</style>';

/** Works without script. */
export function checkoutPage(payment: SandboxPayment): string {
  const { language, status, amount, description, expires_at: expiresAt } = payment;
  const words = paymentTexts[language].sandbox;
  const facts: readonly (readonly [string, string])[] = [
    [words.amount, formatAmount(language, Number(amount))],
    [words.description, description],
    ...(status === 'open' ? [[words.payableUntil, formatTime(language, expiresAt.getTime() / 1000)] as const] : []),
  ];
  const list = facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  const buttons = sandboxChoices
    .filter((choice) => choice !== status)
    .map((choice) => `<button name="choice" value="${choice}">${escapeHtml(words.outcomes[choice])}</button>`)
    .join('');
  const wait = status === 'pending' ? `<p role="status">${escapeHtml(words.pending)}</p>` : '';
  const content =
    status === 'open' || status === 'pending'
      ? `${wait}<p>${escapeHtml(words.explanation)}</p><dl>${list}</dl><form method="post">${buttons}</form>`
      : `<p role="status">${escapeHtml(words.ended[status])}</p><dl>${list}</dl><p><a href="${escapeHtml(payment.redirect_url)}">${escapeHtml(words.back)}</a></p>`;
  return plainPage({
    language,
    title: words.title,
    content: `${style}<h1>${escapeHtml(words.title)}</h1>${content}`,
  });
}
