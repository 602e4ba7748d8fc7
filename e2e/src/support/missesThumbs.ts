import type { Page } from '@playwright/test';

/** Below 44 CSS px (design §4), or overflowing. Labels and fields count; links in text are exempt. */
const missing = `(() => {
  const written = '.link, .hint, .quantity-hint, .ticket-tip, .line-comment-text';
  const controls = [...document.querySelectorAll('main :is(button, select, input, textarea, a.MuiButton-root)')].filter(
    (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1 && !one.matches(written) && !one.closest('[aria-hidden="true"]'),
  );
  const nameOf = (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 60) || one.outerHTML.slice(0, 120);
  const isSmall = (one) => {
    const { width, height } = (one.closest('.quantity-field, .MuiInputBase-root') ?? one.closest('label:has([type=checkbox], [type=radio])') ?? one).getBoundingClientRect();
    return Math.min(width, height) < 43.5;
  };
  const isTooNarrow = (one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    const [said, box] = [text.getBoundingClientRect(), one.getBoundingClientRect()];
    return one.matches('.MuiButton-root') && said.width > 0 && (said.left < box.left || said.right > box.right);
  };
  return controls.flatMap((one) => {
    if (isTooNarrow(one)) return ['words stick out: ' + nameOf(one)];
    const { width, height } = one.getBoundingClientRect();
    return isSmall(one) ? [Math.round(width) + ' x ' + Math.round(height) + ': ' + nameOf(one)] : [];
  });
})()`;

export const missesThumbs = (page: Page): Promise<string[]> => page.evaluate<string[]>(missing);
