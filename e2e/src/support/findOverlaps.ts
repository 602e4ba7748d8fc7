import type { Page } from '@playwright/test';

/** Overlapping texts, and texts beyond their button. Floating bars may cover the page. */
const overlaps = `(() => {
  const clip = (rect, box) => ({
    left: Math.max(rect.left, box.left), right: Math.min(rect.right, box.right),
    top: Math.max(rect.top, box.top), bottom: Math.min(rect.bottom, box.bottom),
  });
  const layerOf = (one) => {
    for (let box = one; box !== null; box = box.parentElement)
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(box).position)) return box;
    return document.body;
  };
  const lines = [...document.querySelectorAll('body *')].flatMap((one) => {
    const texts = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (texts.length === 0 || !one.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true })) return [];
    const holders = [];
    for (let box = one; box !== null; box = box.parentElement) {
      const { clipPath, overflowX } = getComputedStyle(box);
      if (clipPath !== 'none') return [];
      if (overflowX !== 'visible' && box !== document.body && box !== document.documentElement)
        holders.push(box.getBoundingClientRect());
    }
    return texts.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()]
        .map((rect) => holders.reduce(clip, rect))
        .filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2)
        .map((rect) => ({ one, rect, layer: layerOf(one) }));
    });
  });
  const isOver = ({ rect: a }, { rect: b }) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top);
  const beyond = lines.filter(({ one, rect, layer }) => {
    const button = one.closest('button, .MuiButton-root');
    if (button === null || (layer !== button && button.contains(layer))) return false;
    const box = button.getBoundingClientRect();
    return rect.top < box.top - 3 || rect.bottom > box.bottom + 3 || rect.left < box.left - 3 || rect.right > box.right + 3;
  });
  const pairs = lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.one !== line.one && other.layer === line.layer && isOver(line, other))
      .map((other) => line.one.textContent.slice(0, 40) + ' / ' + other.one.textContent.slice(0, 40)),
  );
  return [...beyond.map(({ one }) => 'beyond its button: ' + one.textContent.slice(0, 40)), ...pairs];
})()`;

export const findOverlaps = (page: Page): Promise<string[]> => page.evaluate<string[]>(overlaps);
