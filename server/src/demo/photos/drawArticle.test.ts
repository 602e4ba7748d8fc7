import { expect, test } from '@jest/globals';
import { importedProducts } from '../testing/demoCatalogue.ts';
import { drawArticle, type DrawnArticle } from './drawArticle.ts';
import { drawnArticles } from './drawDemoPhotos.ts';

const products = new Map(importedProducts().map((product) => [product.article_number, product]));
const drawnProducts = drawnArticles().map((number) => products.get(number) as DrawnArticle);

test('the demo draws at least its sixty best-sold articles, each a whole and small SVG', () => {
  expect(drawnProducts.length).toBeGreaterThanOrEqual(60);
  for (const product of drawnProducts) {
    const svg = drawArticle(product);
    expect(svg.length).toBeLessThan(6000);
    expect([product.name_nl, isWhole(svg)]).toEqual([product.name_nl, true]);
    expect(svg).not.toMatch(/NaN|undefined|<script|href/);
  }
});

test('the same article gives the same drawing, and most articles their own', () => {
  const drawings = drawnProducts.map(drawArticle);
  expect(drawnProducts.map(drawArticle)).toEqual(drawings);
  expect(new Set(drawings).size).toBeGreaterThan(drawings.length * 0.6);
});

function isWhole(svg: string): boolean {
  const open: string[] = [];
  for (const [, isEnd, name = '', isEmpty] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g))
    if (isEnd === '/' && open.pop() !== name) return false;
    else if (isEnd !== '/' && isEmpty !== '/') open.push(name);
  return open.length === 0;
}
