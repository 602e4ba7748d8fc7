/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Marked } from './Marked.tsx';

/** As a browser's translation does. */
function translate(root: Node): void {
  for (const node of root.childNodes)
    if (node.nodeType === Node.TEXT_NODE) {
      const font = document.createElement('font');
      node.replaceWith(font);
      font.append(node);
    } else translate(node);
}

test('a suggestion changes with the next letter on a page that the browser translates', () => {
  const { container, rerender } = render(<Marked name="kaas jong" query="ka" />);
  translate(container);
  rerender(<Marked name="kaas jong" query="jong" />);
  expect(container.querySelector('mark')?.textContent).toBe('jong');
  rerender(<Marked name="kaas jong" query="kaas" />);
  expect(container.querySelectorAll('mark')).toHaveLength(1);
});
