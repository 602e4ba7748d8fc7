import { expect, type Page } from '@playwright/test';

/** The innermost of what sticks out, where the page scrolls sideways. Runs in the page. */
const stickingOut = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth);
  const innermost = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)));
  return [scrollWidth + ' px', ...innermost.slice(0, 5).map((one) => one.outerHTML.slice(0, 200))];
})()`;

/** Tables that are wider than what they stand in, where nobody scrolls them: they lie over what is beside. Runs in the page. */
const lyingOver = `(() => {
  const scrolls = (one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX);
  return [...document.querySelectorAll('main table')].flatMap((table) => {
    for (let box = table.parentElement; box !== null && box !== document.body; box = box.parentElement)
      if (scrolls(box)) return [];
    const over = table.getBoundingClientRect().right - table.parentElement.getBoundingClientRect().right;
    return over > 1 ? [table.className + ' by ' + Math.round(over) + ' px'] : [];
  });
})()`;

/** Nothing of the page sticks out of the window, no table out of its place; else the failure names what does. */
export async function fitsSideways(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const message = `${page.url()} scrolls sideways at ${width}`;
  await expect.poll(() => page.evaluate<string[]>(stickingOut), { message }).toEqual([]);
  const wide = `${page.url()} has a table that is too wide at ${width}`;
  await expect.poll(() => page.evaluate<string[]>(lyingOver), { message: wide }).toEqual([]);
}
