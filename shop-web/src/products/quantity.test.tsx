/** @jest-environment jsdom */
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { useState } from 'react';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { showLanguage } from '../i18n/showLanguage.ts';
import { exampleProduct } from '../testing/exampleProduct.ts';
import { estimateLine } from './estimateLine.ts';
import { Hint } from './Hint.tsx';
import { focusUnreadQuantity } from './focusNextQuantity.ts';
import { offerOf } from './offerOf.ts';
import { PriceBlock } from './PriceBlock.tsx';
import { PromoTag } from './PromoTag.tsx';
import { QuantityControl } from './QuantityControl.tsx';
import { productClock } from './productClock.ts';
import { inclVat } from './inclVat.ts';
import { packHint, quantityLimits, settleQuantity, stepQuantity } from './quantitySteps.ts';

configure({ asyncUtilTimeout: 10_000 });

const now = Date.parse('2026-03-11T14:12:00+01:00');

beforeAll(() => showLanguage('nl'));
afterEach(cleanup);

describe('a requested quantity', () => {
  test.each([
    ['a multiple stays', { sold_per: 6 }, 12, 12, null],
    ['20 per 6 becomes 24, and the page says why', { sold_per: 6 }, 20, 24, 'multiple'],
    ['more than there is becomes what there is', { stock: 8 }, 50, 8, 'maximum'],
    ['the cap is the largest valid multiple', { stock: 20, sold_per: 6 }, 24, 18, 'maximum'],
    ['less than the minimum becomes the minimum', { minimum_order: 3 }, 1, 3, 'minimum'],
    ['a negative number is none', {}, -2, 0, null],
    ['what comes on demand is not bound to the stock', { stock: 0, is_on_demand: true }, 5, 5, null],
  ] as const)('%s', (_, product, requestedQuantity, quantity, roundingKind) => {
    const result = settleQuantity(requestedQuantity, quantityLimits(exampleProduct(product)));
    expect([result.quantity, result.rounding?.kind ?? null]).toEqual([quantity, roundingKind]);
  });

  test('a step down from the minimum removes the line', () => {
    const limits = quantityLimits(exampleProduct({ minimum_order: 3 }));
    expect([stepQuantity(3, 'step', -1, limits), stepQuantity(4, 'step', -1, limits)]).toEqual([0, 3]);
  });

  test('a step of a package goes to the next full package', () => {
    const limits = quantityLimits(exampleProduct());
    expect([stepQuantity(4, 'pack', 1, limits), stepQuantity(6, 'pack', 1, limits)]).toEqual([6, 12]);
    expect(stepQuantity(8, 'pack', -1, limits)).toBe(6);
  });

  test('the hint to fill a package appears only when the stock allows it', () => {
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

describe('the closing time of an article', () => {
  const closes = now / 1000 + 3 * 3600;
  const product = exampleProduct({ order_before: closes, days_to_replenish: 4 });
  const order = { kind: 'order' } as const;
  test('is shown when the basket closes later', () => {
    expect(productClock(product, order, closes + 60, now)).toEqual({ kind: 'closes', at: closes, isImminent: false });
    expect(productClock(product, order, closes, now)).toBeNull();
    expect(productClock(product, order, closes - 60, now)).toBeNull();
  });
  test('is shown while no delivery day is chosen', () => {
    expect(productClock(product, order, null, now)?.kind).toBe('closes');
  });
  test('warns in the last two hours, and is shown half an hour early', () => {
    const soon = exampleProduct({ order_before: now / 1000 + 7200 });
    expect(productClock(soon, order, null, now)).toEqual({
      kind: 'closes',
      at: now / 1000 + 5400,
      isImminent: true,
    });
    const last = exampleProduct({ order_before: now / 1000 + 1800 });
    expect(productClock(last, order, null, now)).toEqual({ kind: 'last_minutes' });
  });
  test('is replaced by the lead time for preorders and articles on demand', () => {
    const ahead = exampleProduct({ days_to_replenish: 4 });
    expect(productClock(ahead, order, closes, now)).toBeNull();
    expect(productClock(ahead, { kind: 'preorder' }, closes, now)).toEqual({ kind: 'preorder', days: 4 });
    expect(productClock(ahead, { kind: 'on_demand', workdays: 5 }, closes, now)).toEqual({
      kind: 'on_demand',
      days: 5,
    });
  });
});

describe('the offer of an article', () => {
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

  test('asks a visitor to log in, and a user without a customer to choose one', () => {
    expect(offerOf(exampleProduct(), { is: 'visitor', now }).kind).toBe('log_in');
    expect(offerOf(exampleProduct(), { is: 'user', now }).kind).toBe('choose_customer');
    expect(offerOf(exampleProduct(), { is: 'onlooker', now }).kind).toBe('only_looking');
  });

  test('estimates a line with the box price from its quantity on', () => {
    expect([estimateLine(exampleProduct(), 5), estimateLine(exampleProduct(), 12)]).toEqual([20.93, 47.82]);
  });

  test('estimates a line by weight with the expected weight', () => {
    const meat = exampleProduct({
      is_weight_article: true,
      unit_of_measure_conversion_factor: 2,
      price: { ...price, box_price: null, box_quantity: null, price: 12.95, active_price: 12.95 },
    });
    expect(estimateLine(meat, 2)).toBe(51.8);
  });

  test('keeps a number and its unit on one line of the article name', () => {
    expect(unbroken('Bruin tafelbier 1,5 % bak 24 × 25 cl')).toBe(
      'Bruin tafelbier 1,5\u00a0% bak 24\u00a0×\u00a025\u00a0cl',
    );
  });
});

const price = exampleProduct().price as NonNullable<ProductView['price']>;

describe('the displayed price of an article', () => {
  const renderPrice = (product: ProductView, isHidden = false) => {
    render(<PriceBlock product={product} isHidden={isHidden} hasComparison />);
    return document.body.textContent?.replaceAll('\u00a0', ' ');
  };
  test('has three decimals', () => {
    expect(renderPrice(exampleProduct({ price: { ...price, box_price: null } }))).toBe('€ 4,185/ st');
  });
  test('labels a struck price as normal price and an offer as offer price', () => {
    const offer = {
      ...price,
      box_price: null,
      is_offer_price: true,
      normal_price: 3.42,
      price: 2.94,
      active_price: 2.94,
    };
    expect(renderPrice(exampleProduct({ price: offer }))).toBe('Normale prijs € 3,420Offerteprijs€ 2,940/ st');
  });
  test('shows a reached box price below the price', () => {
    const reachedPrice = { ...price, is_box_price_reached: true, active_price: 3.985 };
    expect(renderPrice(exampleProduct({ price: reachedPrice }))).toBe('€ 4,185/ stDoosprijs bereikt:€ 3,985vanaf 6 st');
  });
  test('shows the sales multiple when it is more than one', () => {
    expect(renderPrice(exampleProduct({ sold_per: 6, price: { ...price, box_price: null } }))).toBe(
      '€ 4,185/ stper 6 st',
    );
  });
  test('shows the price per kilo or litre last, unless it equals the price', () => {
    const bucket = { price: { ...price, box_price: null }, comparison_price: { price: 0.837, unit: 'l' as const } };
    expect(renderPrice(exampleProduct(bucket))).toBe('€ 4,185/ st€ 0,837 / l');
    cleanup();
    expect(renderPrice(exampleProduct({ ...bucket, comparison_price: { price: 4.185, unit: 'l' } }))).toBe(
      '€ 4,185/ st',
    );
  });
  test('includes VAT in every price except the deposit', () => {
    const product = inclVat(exampleProduct({ empty_goods_price: 4.5, comparison_price: { price: 10, unit: 'kg' } }));
    expect(product.price).toMatchObject({ price: 4.436, box_price: 4.224, active_price: 4.436 });
    expect([product.comparison_price, product.empty_goods_price]).toEqual([{ price: 10.6, unit: 'kg' }, 4.5]);
  });
  test('includes VAT in a promotion amount in euros, but not in a percentage', () => {
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
  test('uses the plural of the unit', () => {
    const product = exampleProduct({
      sold_per: 6,
      sales_unit_description: 'doos',
      price: { ...price, box_price: null },
    });
    expect(renderPrice(product)).toBe('€ 4,185/ stper 6 dozen');
  });
  test('shows all price details on a basket line, and explains the deposit on keyboard focus', async () => {
    const product = exampleProduct({ sold_per: 6, empty_goods_price: 4.5 });
    render(<PriceBlock product={product} isWhole explainedBy={Hint} />);
    const deposit = await screen.findByRole('button', { name: /leeggoed/u });
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toMatch(/vanaf 6 st.*4,500.*per 6 st/u);
    await userEvent.tab();
    expect(document.activeElement).toBe(deposit);
    expect((await screen.findByRole('tooltip')).textContent).not.toBe('');
  });
  test('replaces hidden prices with asterisks that have an accessible name', () => {
    expect(renderPrice(exampleProduct({ price: null }), true)).toContain('Prijs verborgen voor dit klantnummer');
  });
  test('hides promotion texts with an amount when prices are hidden', () => {
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
  test('is empty for an article that cannot be ordered', () => {
    expect(renderPrice(exampleProduct({ status: 'not_orderable' }), true)).toBe('');
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
  const show = (...products: readonly ProductView[]) => {
    const onChange = jest.fn<(quantity: number) => void>();
    render(<Rows products={products} onChange={onChange} />);
    return { onChange, user: userEvent.setup({ delay: null }) };
  };
  const withQuantity = (quantity: number, changes: Partial<ProductView> = {}) =>
    exampleProduct({ last_order_quantity: quantity, ...changes });
  const other = (changes: Partial<ProductView> = {}) =>
    exampleProduct({ article_number: '100855', name: 'Uien', ...changes });

  test('the add button adds one unit and moves the focus to the number', async () => {
    const { onChange, user } = show(exampleProduct());
    await user.click(screen.getByRole('button', { name: 'Toevoegen, Volle room 35 % UHT 1 l: 1 st' }));
    expect(onChange).toHaveBeenLastCalledWith(1);
    expect(document.activeElement).toBe(screen.getByRole('spinbutton'));
  });

  test('applies a number once when Enter also moves the focus', async () => {
    const { onChange, user } = show(withQuantity(6), other({ last_order_quantity: 1 }));
    await user.click(screen.getByRole('spinbutton', { name: 'Aantal st Volle room 35 % UHT 1 l' }));
    await user.keyboard('12{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: /Uien/ }));
    expect(onChange.mock.calls).toEqual([[12]]);
  });

  test('Enter applies the number and moves to the next line; Shift+Enter moves back', async () => {
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

  test('arrow keys change a step, page keys a package; Home sets the minimum and Delete removes the line', async () => {
    const { onChange, user } = show(withQuantity(4, { minimum_order: 2 }));
    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard('{ArrowUp}{PageUp}{PageUp}{ArrowDown}{PageDown}{Home}{Delete}');
    expect(onChange.mock.calls.map(([quantity]) => quantity)).toEqual([5, 6, 12, 11, 6, 2, 0]);
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  test('Home and Delete edit a number that is being typed, and do not remove the line', async () => {
    const { onChange, user } = show(withQuantity(4));
    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard('24{Home}{Delete}');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toMatch(/^(4|24)$/);
    await user.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalledWith(0);
  });

  test('Escape restores the previous number', async () => {
    const { onChange, user } = show(withQuantity(4));
    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard('99{Escape}');
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('4');
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('reads a number with the unit of the article behind it', async () => {
    const { onChange, user } = show(withQuantity(4));
    await user.click(screen.getByRole('spinbutton'));
    await user.keyboard('12 st{Enter}');
    expect(onChange.mock.calls).toEqual([[12]]);
  });

  test.each(['12-', '½', '12 dozijn', '1.000.00'])(
    'keeps %s in view as an error, until it is a number',
    async (typed) => {
      const { onChange, user } = show(withQuantity(4));
      const field = screen.getByRole<HTMLInputElement>('spinbutton');
      await user.click(field);
      await user.keyboard(`${typed}{Enter}`);
      await user.tab();
      expect([field.value, field.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
      expect(screen.getByRole('alert').textContent).toBe(`“${typed}” is geen aantal`);
      expect(onChange).not.toHaveBeenCalled();
      expect(focusUnreadQuantity()).toBe(true);
      expect(document.activeElement).toBe(field);
      await user.clear(field);
      await user.keyboard('6{Enter}');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(onChange.mock.calls).toEqual([[6]]);
      expect(focusUnreadQuantity()).toBe(false);
    },
  );

  test('rounds a number to the sales multiple, and says so for three seconds', async () => {
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

  test('the plus button at the maximum says so and changes nothing', async () => {
    const { onChange, user } = show(withQuantity(8, { stock: 8 }));
    const plus = screen.getByRole('button', { name: 'Volle room 35 % UHT 1 l: 1 st meer' });
    expect(plus.getAttribute('aria-disabled')).toBe('true');
    await user.click(plus);
    expect(screen.getByRole('status').textContent).toBe('Maximaal 8 st beschikbaar');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('the hint button fills the box', async () => {
    const { onChange, user } = show(withQuantity(4));
    await user.click(screen.getByRole('button', { name: '+2 = volle doos (6), Volle room 35 % UHT 1 l' }));
    expect(onChange).toHaveBeenLastCalledWith(6);
  });

  test('announces the number with its packages', () => {
    show(withQuantity(12));
    expect(screen.getByRole('spinbutton').getAttribute('aria-valuetext')).toBe('12 st, 2 dozen');
  });

  test('is busy while adding, and ignores a second click', async () => {
    const onChange = jest.fn();
    const product = exampleProduct();
    render(<QuantityControl product={product} offer={{ kind: 'order' }} quantity={1} isAdding onChange={onChange} />);
    const button = screen.getByRole('button', { name: 'Toevoegen…' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('shows no buttons when the basket is read-only', () => {
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
