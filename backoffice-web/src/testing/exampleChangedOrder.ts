import type { OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';

type Wish = { readonly article_number: string; readonly quantity: number };

export const exampleChangedOrder = (wishes: readonly Wish[]) =>
  ({
    order_number: '4402131',
    version: 1,
    hold: null,
    changes: wishes.length,
    original_total_lines: [],
    is_original_approximate: false,
    basket: {
      messages: [],
      free_lines: [],
      total_lines: [],
      delivery_date: { date: null, selected_window: null, service: null },
      alternative_address: null,
      main_order: null,
    },
    lines: [lineOf('131209', 'Tomaten', wishes), lineOf('131244', 'Uien', wishes)],
  }) as unknown as OrderDraftView;

const lineOf = (article: string, name: string, wishes: readonly Wish[]) => ({
  product: {
    article_number: article,
    name,
    pack: '',
    board: 'dry',
    icon: null,
    price: null,
    sold_per: 1,
    sales_unit_description: 'st',
    orderable_by_order_unit: false,
  },
  quantity: wishes.find(({ article_number: number }) => number === article)?.quantity ?? 6,
  original_quantity: 6,
  original_total: null,
  line_total: null,
  is_approximate: false,
  update_indicator: true,
  decrease_indicator: true,
  increase_indicator: true,
  errors: [],
});
