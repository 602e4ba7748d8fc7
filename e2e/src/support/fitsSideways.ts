import { expect, type Page } from '@playwright/test';

const stickingOut = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth);
  const innermost = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)));
  return [scrollWidth + ' px', ...innermost.slice(0, 5).map((one) => one.outerHTML.slice(0, 200))];
})()`;

const lyingOver = `(() => {
  const scrolls = (one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX);
  return [...document.querySelectorAll('main table')].flatMap((table) => {
    for (let box = table.parentElement; box !== null && box !== document.body; box = box.parentElement)
      if (scrolls(box)) return [];
    const over = table.getBoundingClientRect().right - table.parentElement.getBoundingClientRect().right;
    return over > 1 ? [table.className + ' by ' + Math.round(over) + ' px'] : [];
  });
})()`;

export async function fitsSideways(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const message = `${page.url()} scrolls sideways at ${width}`;
  await expect.poll(() => page.evaluate<string[]>(stickingOut), { message }).toEqual([]);
  const wide = `${page.url()} has a table that is too wide at ${width}`;
  await expect.poll(() => page.evaluate<string[]>(lyingOver), { message: wide }).toEqual([]);
}
