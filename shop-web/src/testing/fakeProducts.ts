import type { Nutrient, ProductDetailView } from '@talloor/rules/product/productDetailWire.ts';
import { allergens, nutrients } from '@talloor/rules/product/productDetailWire.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { exampleProduct } from './exampleProduct.ts';
import { fakeServer, reply } from './fakeServer.ts';

const unknown = Object.fromEntries(nutrients.map((nutrient) => [nutrient, null])) as Record<Nutrient, null>;

/** As in mock-up 04. */
export const exampleDetail = (changes: Partial<ProductDetailView> = {}): ProductDetailView => ({
  ...exampleProduct({
    id: '155029',
    article_number: '155029',
    name: 'Garnaalkroketten artisanaal 70 g',
    brand: 'Ter Zilte',
    pack: 'doos 24 × 70 g',
    board: 'frozen',
    ean: '5400000155029',
    stock: 14,
    wrapped_per: 1,
    sales_unit_description: 'doos',
    price_unit_description: 'doos',
    comparison_price: { price: 25.714, unit: 'kg' },
    last_order_quantity: 2,
    last_order_date: 1_772_000_000,
    price: {
      price: 43.2,
      box_price: 41.04,
      box_quantity: 3,
      is_tender_price: false,
      is_offer_price: false,
      is_day_price: false,
      normal_price: 43.2,
      active_price: 43.2,
      promo_price: null,
      is_box_price_reached: false,
    },
  }),
  detail: {
    description: 'Ambachtelijke kroket.\n\nBakken vanuit diepvries.',
    ingredients: 'Grijze garnaal 25 %, tarwebloem.',
    nutrition: { per: '100g', values: { ...unknown, energy_kj: 890, energy_kcal: 213, fat: 11.2 } },
    allergens: allergens.map((allergen) => ({
      allergen,
      presence:
        allergen === 'gluten'
          ? 'contains'
          : allergen === 'fish'
            ? 'may_contain'
            : allergen === 'lupin'
              ? 'unknown'
              : 'free',
      detail: allergen === 'gluten' ? 'tarwe' : '',
    })),
    storage: 'frozen',
    storage_text: '',
    packaging: '',
    origin: 'BE',
    info: [{ label: 'Bereiding', value: 'Friteuse of oven' }],
    lifestyle: '',
  },
  sheets: [{ type: 'T', name: 'fiche.pdf', url: '/nl/api/article/155029/sheets/T', size: 32_100 }],
  variants: [],
  trail: [
    { alias: '70000', name: 'Diepvries' },
    { alias: '70200', name: 'Kroketten' },
  ],
  ...changes,
});

const fries = exampleProduct({ id: '152001', article_number: '152001', name: 'Diepvriesfrieten 10 mm 2,5 kg' });

const sauce = exampleProduct({ id: '160488', article_number: '160488', name: 'Mosterd scherp emmer 5 kg' });

export function fakeProducts() {
  const server = fakeServer();
  let detail = exampleDetail();
  let others: readonly ProductView[] = [fries];
  const broken = new Set<string>();
  const chosenSamples: string[] = [];
  const samples = ['135200', '152001', '131209'].map((number) =>
    exampleProduct({ id: number, article_number: number, name: `Staal ${number}` }),
  );

  const answers: Readonly<Record<string, (url: URL, body: string) => unknown>> = {
    'GET /api/article': () => detail,
    'GET /api/artikel': () => ({ products: others, accessories: [], cross_sell: [fries, sauce], up_sell: [] }),
    'GET /api/getproducts': (url) => ({
      products: (url.searchParams.get('articles') ?? '')
        .split(',')
        .map((number) => exampleProduct({ id: number, article_number: number, name: `Artikel ${number}` })),
    }),
    'GET /api/special-list': (url) =>
      url.pathname.endsWith('/items')
        ? { id: '1', headline: '', display: 'grid', products: [fries] }
        : [{ id: '1', headline: 'Nieuw', display: 'swiper' }],
    'GET /api/free-samples': () => ({
      max: 2,
      samples: samples.map((product) => ({ product, chosen: chosenSamples.includes(product.article_number) })),
    }),
    'POST /api/free-samples': (_, body) => {
      const { article_numbers: requestedNumbers } = JSON.parse(body) as { article_numbers: string[] };
      chosenSamples.splice(0, chosenSamples.length, ...requestedNumbers);
      return { article_numbers: chosenSamples };
    },
  };
  const fetch = (path: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(path, 'http://shop.example');
    const [first = '', second = ''] = url.pathname.replace(/^\/nl/, '').split('/').slice(1);
    const call = `${init.method ?? 'GET'} /${first}/${second}`;
    const answer = answers[call];
    if (answer === undefined) return server.fetch(path, init);
    server.requests.push({ method: init.method ?? 'GET', path, body: init.body });
    if (broken.has(call)) return Promise.resolve(reply({ type: 'x', title: 'x', status: 500, code: 'internal' }, 500));
    if (url.pathname.endsWith('/999999'))
      return Promise.resolve(reply({ type: 'x', title: 'x', status: 404, code: 'article.not_found' }, 404));
    return Promise.resolve(reply(answer(url, typeof init.body === 'string' ? init.body : '')));
  };
  return {
    ...server,
    fetch: fetch as typeof globalThis.fetch,
    setArticle: (changes: Partial<ProductDetailView>) => {
      detail = exampleDetail(changes);
    },
    setSameKind: (products: readonly ProductView[]) => {
      others = products;
    },
    break: (call: string) => broken.add(call),
  };
}
