import type { Page } from '@playwright/test';

/** New text inside `<font>` takes the place of each text node, at once and later. */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(`{
    const kept = 'font, script, style, noscript, textarea, title, svg';
    const translate = (root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (text.data.trim() === '' || !text.isConnected || text.parentElement.closest(kept) !== null) continue;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstChild.append(text.data);
        text.replaceWith(font);
      }
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) translate(node);
    }).observe(document, { childList: true, subtree: true });
  }`);
}
