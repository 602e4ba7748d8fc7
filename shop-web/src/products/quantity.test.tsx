/** @jest-environment jsdom */
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { useState } from 'react';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { showLanguage } from '../i18n/showLanguage.ts';
import { exampleProduct } from '../testing/exampleProduct.ts';
import { estimateLine } from './estimateLine.ts';
import { Hint } from './Hint.tsx';
import { offerOf } from './offerOf.ts';
import { PriceBlock } from './PriceBlock.tsx';
import { PromoTag } from './PromoTag.tsx';
import { QuantityControl } from './QuantityControl.tsx';
import { productClock } from './productClock.ts';
import { inclVat } from './inclVat.ts';
import { packHint, quantityLimits, readQuantity, settleQuantity, stepQuantity } from './quantitySteps.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';

const now = Date.parse('2026-03-11T14:12:00+01:00');

beforeAll(() => showLanguage('nl'));
afterEach(cleanup);

describe('what a wanted quantity becomes', () => {
  test.each([
    ['a multiple stays', { sold_per: 6 }, 12, 12, null],
    ['20 per 6 becomes 24, and the page says why', { sold_per: 6 }, 20, 24, 'multiple'],
    ['more than there is becomes what there is', { stock: 8 }, 50, 8, 'maximum'],
    ['the cap is the largest valid multiple', { stock: 20, sold_per: 6 }, 24, 18, 'maximum'],
    ['less than the minimum becomes the minimum', { minimum_order: 3 }, 1, 3, 'minimum'],
    ['a negative number is none', {}, -2, 0, null],
    ['what comes on demand is not bound to the stock', { stock: 0, is_on_demand: true }, 5, 5, null],
  ] as const)('%s', (_, product, wanted, quantity, why) => {
    const settled = settleQuantity(wanted, quantityLimits(exampleProduct(product)));
    expect([settled.quantity, settled.rounding?.kind ?? null]).toEqual([quantity, why]);
  });

  test('a comma is a decimal point, nothing is 0, words are no number', () => {
    expect([readQuantity('2,5'), readQuantity(' '), readQuantity('twee')]).toEqual([2.5, 0, Number.NaN]);
    for (const odd of ['1e3', '0x10', 'Infinity', '1,2,3', '12 13', '-', '.'])
      expect([odd, readQuantity(odd)]).toEqual([odd, Number.NaN]);
  });

  test('a thousand is read as the page writes it, and a point is a decimal one where parts are sold', () => {
    expect(['1.024', '1 024', '1\u202f024', '1024', '1.024,5'].map((text) => readQuantity(text))).toEqual([
      1024, 1024, 1024, 1024, 1024.5,
    ]);
    expect(['1.024', '1 024', '1,5', '0.500'].map((text) => readQuantity(text, 0.1))).toEqual([1.024, 1024, 1.5, 0.5]);
    for (const language of ['nl', 'fr'] as const) expect(readQuantity(formatNumber(language, 2023))).toBe(2023);
  });

  test('a step down from the minimum takes the line away', () => {
    const limits = quantityLimits(exampleProduct({ minimum_order: 3 }));
    expect([stepQuantity(3, 'step', -1, limits), stepQuantity(4, 'step', -1, limits)]).toEqual([0, 3]);
  });

  test('a package up goes to the next full one', () => {
    const limits = quantityLimits(exampleProduct());
    expect([stepQuantity(4, 'pack', 1, limits), stepQuantity(6, 'pack', 1, limits)]).toEqual([6, 12]);
    expect(stepQuantity(8, 'pack', -1, limits)).toBe(6);
  });

  test('the package to fill is only offered where stock allows it', () => {
    expect(packHint(4, quantityLimits(exampleProduct()))).toEqual({
      kind: 'complete',
      of: 'package',
      extra: 2,
      to: 6,
    });
    expect(packHint(12, quantityLimits(exampleProduct()))).toEqual({ kind: 'full', packs: 2 });
    expect(packHint(4, quantityLimits(exampleProduct({ stock: 6 })))).toBeNull();
    expect(packHint(4, quantityLimits(exampleProduct({ stock: 7 })))).toMatchObject({ to: 6 });
  });
});

describe('the clock of an article', () => {
  const closes = now / 1000 + 3 * 3600;
  const product = exampleProduct({ order_before: closes, days_to_replenish: 4 });
  const order = { kind: 'order' } as const;
  test('shows until when it can be ordered, where the basket closes later', () => {
    expect(productClock(product, order, closes + 60, now)).toEqual({ kind: 'closes', at: closes, isImminent: false });
    expect(productClock(product, order, closes, now)).toBeNull();
    expect(productClock(product, order, closes - 60, now)).toBeNull();
  });
  test('shows it too while no delivery is chosen', () => {
    expect(productClock(product, order, null, now)?.kind).toBe('closes');
  });
  test('in its last two hours it warns, and shows half an hour less', () => {
    const soon = exampleProduct({ order_before: now / 1000 + 7200 });
    expect(productClock(soon, order, null, now)).toEqual({
      kind: 'closes',
      at: now / 1000 + 5400,
      isImminent: true,
    });
  });
  test('without a closing time it says how long ahead', () => {
    const ahead = exampleProduct({ days_to_replenish: 4 });
    expect(productClock(ahead, order, closes, now)).toBeNull();
    expect(productClock(ahead, { kind: 'preorder' }, closes, now)).toEqual({ kind: 'preorder', days: 4 });
    expect(productClock(ahead, { kind: 'on_demand', workdays: 5 }, closes, now)).toEqual({
      kind: 'on_demand',
      days: 5,
    });
  });
});

describe('what can be done with an article', () => {
  const customer = { is: 'customer', now } as const;
  test.each([
    ['an article in stock is ordered', {}, 'order'],
    ['an article out of assortment is not', { status: 'out_of_assortment' }, 'out_of_assortment'],
    ['without stock it says when it is back', { stock: 0, stock_available_date: 1773788400 }, 'no_stock'],
    ['on demand it is ordered ahead', { stock: 0, is_on_demand: true, days_to_replenish: 5 }, 'on_demand'],
    [
      'what takes more than two days can be ordered before it is there',
      { stock: 0, is_allow_preorder: true, days_to_replenish: 3 },
      'preorder',
    ],
    ['two days are not enough for that', { stock: 0, is_allow_preorder: true, days_to_replenish: 2 }, 'no_stock'],
    ['after its own closing time it is too late', { order_before: now / 1000 }, 'closed'],
    ['a second before it is not', { order_before: now / 1000 + 1 }, 'order'],
    ['mussels have a flow of their own', { group_code: 'VCG' }, 'only_looking'],
  ] as const)('%s', (_, changes, kind) => {
    expect(offerOf(exampleProduct(changes), customer).kind).toBe(kind);
  });

  test('a visitor is asked to log in, a user without customer to choose one', () => {
    expect(offerOf(exampleProduct(), { is: 'visitor', now }).kind).toBe('log_in');
    expect(offerOf(exampleProduct(), { is: 'user', now }).kind).toBe('choose_customer');
    expect(offerOf(exampleProduct(), { is: 'onlooker', now }).kind).toBe('only_looking');
  });

  test('a line is estimated with the box price from its quantity on', () => {
    expect([estimateLine(exampleProduct(), 5), estimateLine(exampleProduct(), 12)]).toEqual([20.93, 47.82]);
  });

  test('a line by weight counts the expected weight', () => {
    const meat = exampleProduct({
      is_weight_article: true,
      unit_of_measure_conversion_factor: 2,
      price: { ...price, box_price: null, box_quantity: null, price: 12.95, active_price: 12.95 },
    });
    expect(estimateLine(meat, 2)).toBe(51.8);
  });

  test('no line of a name ends between a number and its unit', () => {
    expect(unbroken('Bruin tafelbier 1,5 % bak 24 × 25 cl')).toBe(
      'Bruin tafelbier 1,5\u00a0% bak 24\u00a0×\u00a025\u00a0cl',
    );
  });
});

const price = exampleProduct().price as NonNullable<ProductView['price']>;

describe('the price of an article', () => {
  const shown = (product: ProductView, isHidden = false) => {
    render(<PriceBlock product={product} isHidden={isHidden} hasComparison />);
    return document.body.textContent?.replaceAll('\u00a0', ' ');
  };
  test('unit prices have three decimals', () => {
    expect(shown(exampleProduct({ price: { ...price, box_price: null } }))).toBe('€ 4,185/ st');
  });
  test('a struck price is said to be the normal one, an offer to be an offer', () => {
    const offer = {
      ...price,
      box_price: null,
      is_offer_price: true,
      normal_price: 3.42,
      price: 2.94,
      active_price: 2.94,
    };
    expect(shown(exampleProduct({ price: offer }))).toBe('Normale prijs € 3,420Offerteprijs€ 2,940/ st');
  });
  test('a reached box price stands under the price', () => {
    const reached = { ...price, is_box_price_reached: true, active_price: 3.985 };
    expect(shown(exampleProduct({ price: reached }))).toBe('€ 4,185/ stDoosprijs bereikt:€ 3,985vanaf 6 st');
  });
  test('what is sold by more than one says so', () => {
    expect(shown(exampleProduct({ sold_per: 6, price: { ...price, box_price: null } }))).toBe('€ 4,185/ stper 6 st');
  });
  test('what a kilo or litre costs stands last, where the price is not told by it already', () => {
    const bucket = { price: { ...price, box_price: null }, comparison_price: { price: 0.837, unit: 'l' as const } };
    expect(shown(exampleProduct(bucket))).toBe('€ 4,185/ st€ 0,837 / l');
    cleanup();
    expect(shown(exampleProduct({ ...bucket, comparison_price: { price: 4.185, unit: 'l' } }))).toBe('€ 4,185/ st');
  });
  test('with VAT, each of its prices has it but the deposit', () => {
    const product = inclVat(exampleProduct({ empty_goods_price: 4.5, comparison_price: { price: 10, unit: 'kg' } }));
    expect(product.price).toMatchObject({ price: 4.436, box_price: 4.224, active_price: 4.436 });
    expect([product.comparison_price, product.empty_goods_price]).toEqual([{ price: 10.6, unit: 'kg' }, 4.5]);
  });
  test('with VAT, what a promo gives in euros has it too, what it gives in percent stays', () => {
    const promo = (type: 'promotion_reduction_amount' | 'promotion_reduction_percentage'): ProductView['promo'] => ({
      promo_id: 'P1',
      type,
      label: '',
      description: '',
      parameters: { amount: 10, net_price: null, min_quantity: 6, free_article_qty: 0, max_free_articles: 0 },
      free_item: null,
    });
    const amountOf = (type: Parameters<typeof promo>[0]) =>
      inclVat(exampleProduct({ promo: promo(type) })).promo?.parameters.amount;
    expect([amountOf('promotion_reduction_amount'), amountOf('promotion_reduction_percentage')]).toEqual([10.6, 10]);
  });
  test('units are counted in their plural', () => {
    const product = exampleProduct({
      sold_per: 6,
      sales_unit_description: 'doos',
      price: { ...price, box_price: null },
    });
    expect(shown(product)).toBe('€ 4,185/ stper 6 dozen');
  });
  test('a basket line says all of its price, and its deposit explains itself to the keyboard', async () => {
    const product = exampleProduct({ sold_per: 6, empty_goods_price: 4.5 });
    render(<PriceBlock product={product} isWhole explainedBy={Hint} />);
    const deposit = await screen.findByRole('button', { name: /leeggoed/u });
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toMatch(/vanaf 6 st.*4,500.*per 6 st/u);
    await userEvent.tab();
    expect(document.activeElement).toBe(deposit);
    expect((await screen.findByRole('tooltip')).textContent).not.toBe('');
  });
  test('hidden prices are asterisks with a name', () => {
    expect(shown(exampleProduct({ price: null }), true)).toContain('Prijs verborgen voor dit klantnummer');
  });
  test('a promo whose words name a hidden amount is told by its bare name', () => {
    const promo: ProductView['promo'] = {
      promo_id: 'P1',
      type: 'promotion_net_price',
      label: '',
      description: '',
      parameters: { amount: null, net_price: null, min_quantity: 6, free_article_qty: 0, max_free_articles: 0 },
      free_item: null,
    };
    const { container } = render(<PromoTag product={exampleProduct({ price: null, promo })} />);
    expect(container.textContent).toBe('Promo');
    expect(container.querySelector('[title]')).toBeNull();
  });
  test('an article that cannot be ordered has no price', () => {
    expect(shown(exampleProduct({ status: 'not_orderable' }), true)).toBe('');
  });
});

describe('the quantity control', () => {
  function Rows({ products, onChange }: { products: readonly ProductView[]; onChange: (quantity: number) => void }) {
    const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
    return (
      <div data-quantity-rows>
        {products.map((product) => (
          <QuantityControl
            key={product.article_number}
            product={product}
            offer={offerOf(product, { is: 'customer', now })}
            quantity={quantities[product.article_number] ?? product.last_order_quantity ?? 0}
            onChange={(quantity) => {
              onChange(quantity);
              setQuantities({ ...quantities, [product.article_number]: quantity });
            }}
          />
        ))}
      </div>
    );
  }
  /** Starts with `last_order_quantity`. */
  const show = (...products: readonly ProductView[]) => {
    const onChange = jest.fn<(quantity: number) => void>();
    render(<Rows products={products} onChange={onChange} />);
    return { onChange, user: userEvent.setup() };
  };
  const withQuantity = (quantity: number, changes: Partial<ProductView> = {}) =>
    exampleProduct({ last_order_quantity: quantity, ...changes });
  const other = (changes: Partial<ProductView> = {}) =>
    exampleProduct({ article_number: '100855', name: 'Uien', ...changes });

  test('adding takes one, and the focus goes on in the number', async () => {
    const { onChange, user } = show(exampleProduct());
    await user.click(screen.getByRole('button', { name: 'Toevoegen, Volle room 35 % UHT 1 l: 1 st' }));
    expect(onChange).toHaveBeenLastCalledWith(1);
    expect(document.activeElement).toBe(screen.getByRole('spinbutton'));
  });

  test('a number is taken over once, although Enter and the focus that goes on both do', async () => {
    const { onChange, user } = show(withQuantity(6), other({ last_order_quantity: 1 }));
    await user.click(screen.getByRole('spinbutton', { name: 'Aantal st Volle room 35 % UHT 1 l' }));
    await user.keyboard('12{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: /Uien/ }));
    expect(onChange.mock.calls).toEqual([[12]]);
  });

  test('sixty lines are number, Enter, number, Enter', async () => {
    const { onChange, user } = show(withQuantity(6), other(), other({ article_number: '3', name: 'Derde' }));
    await user.click(screen.getByRole('spinbutton', { name: 'Aantal st Volle room 35 % UHT 1 l' }));
    await user.keyboard('12{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(12);
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Uien');
    await user.keyboard('24{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(24);
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Derde');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Aantal st Uien' }));
  });

  test('arrows are steps, page keys packages, Home the minimum, Delete none', async () => {
    const { onChange, user } = show(withQuantity(4, { minimum_order: 2 }));
    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard('{ArrowUp}{PageUp}{PageUp}{ArrowDown}{PageDown}{Home}{Delete}');
    expect(onChange.mock.calls.map(([quantity]) => quantity)).toEqual([5, 6, 12, 11, 6, 2, 0]);
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  test('in a number that is being typed Home and Delete edit the text, and take no line away', async () => {
    const { onChange, user } = show(withQuantity(4));
    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard('24{Home}{Delete}');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toMatch(/^(4|24)$/);
    await user.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalledWith(0);
  });

  test('Escape puts back what was there', async () => {
    const { onChange, user } = show(withQuantity(4));
    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard('99{Escape}');
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('4');
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a number that is no multiple is rounded, and says so for three seconds', async () => {
    jest.useFakeTimers();
    const onChange = jest.fn<(quantity: number) => void>();
    render(<Rows products={[withQuantity(6, { sold_per: 6 })]} onChange={onChange} />);
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard('20{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(24);
    expect(screen.getByRole('status').textContent).toBe('Per 6 st: 20 werd 24');
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.getByRole('status').textContent).toBe('');
    jest.useRealTimers();
  });

  test('at the maximum the plus says so and changes nothing', async () => {
    const { onChange, user } = show(withQuantity(8, { stock: 8 }));
    const plus = screen.getByRole('button', { name: 'Volle room 35 % UHT 1 l: 1 st meer' });
    expect(plus.getAttribute('aria-disabled')).toBe('true');
    await user.click(plus);
    expect(screen.getByRole('status').textContent).toBe('Maximaal 8 st beschikbaar');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('the hint fills the box', async () => {
    const { onChange, user } = show(withQuantity(4));
    await user.click(screen.getByRole('button', { name: '+2 = volle doos (6), Volle room 35 % UHT 1 l' }));
    expect(onChange).toHaveBeenLastCalledWith(6);
  });

  test('the number is spoken with its packages', () => {
    show(withQuantity(12));
    expect(screen.getByRole('spinbutton').getAttribute('aria-valuetext')).toBe('12 st, 2 dozen');
  });

  test('while adding it is busy and takes no second click', async () => {
    const onChange = jest.fn();
    const product = exampleProduct();
    render(<QuantityControl product={product} offer={{ kind: 'order' }} quantity={1} isAdding onChange={onChange} />);
    const button = screen.getByRole('button', { name: 'Toevoegen…' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a basket that is not active is shown without buttons', () => {
    render(
      <QuantityControl
        product={exampleProduct()}
        offer={{ kind: 'order' }}
        quantity={6}
        isReadOnly
        onChange={() => {}}
      />,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('6 st')).not.toBeNull();
  });
});
