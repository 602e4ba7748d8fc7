export const nl = {
  lineErrors: {
    'item.not_orderable': 'Dit artikel is niet bestelbaar',
    'item.out_of_assortment': 'Dit artikel is uit het assortiment',
    'item.not_available': 'Dit artikel is niet beschikbaar',
    'item.no_stock': 'Niet op voorraad',
    'item.no_stock_until': 'Niet op voorraad tot {{available_date}}',
    'item.order_time_expired': 'Besteltijd voorbij: voor {{delivery_date}} kon dit tot {{closed_at}}',
    'item.on_demand_days': 'Op aanvraag: bestel dit artikel {{days}} {{days?werkdag|werkdagen}} vooraf',
    'item.already_ordered': 'Al besteld bij de leverancier: dit aantal ligt vast',
    'item.quantity_fixed': 'Dit aantal ligt vast. Contacteer de klantendienst.',
    'basket.error.max_available_stock': 'Nog maar {{max_stock}} op voorraad',
    'basket.error.indivisible_unit_entered': 'Bestel per veelvoud van {{step}}',
    'basket.error.minimum_order': 'Bestel er minstens {{minimum}}',
    'basket.error.maximum_exceeded': 'Je kunt er hoogstens {{maximum}} bestellen',
  },
  messages: {
    'basket.empty': 'Je winkelwagen is leeg.',
    'basket.faulty_lines': 'Los eerst de {{count}} foutieve regels op.',
    'basket.faulty_lines_one': 'Los eerst de foutieve regel op.',
    'basket.stock_issues': '{{count}} regels zijn niet genoeg op voorraad: pas het aantal aan of verwijder ze.',
    'basket.stock_issues_one': 'Eén regel is niet genoeg op voorraad: pas het aantal aan of verwijder ze.',
    'basket.below_minimum':
      'Nog {{missing_amount}} tot de minimumbestelling van {{minimum_amount}} (excl. btw en leeggoed).',
    'basket.below_minimum_hidden': 'De minimumbestelling is nog niet bereikt.',
    'basket.too_many_lines': 'Je winkelwagen telt {{lines}} regels; een bestelling kan er {{max_lines}} bevatten.',
    'basket.too_many_extra_lines':
      'Je extra bestelling telt {{lines}} regels; een extra bestelling kan er {{max_lines}} bevatten.',
    'basket.delivery_not_confirmed': 'Kies en bevestig eerst je leverdag.',
    'basket.delivery_moment_invalid': 'Op {{delivery_date}} leveren we niet meer bij jou. Kies een andere leverdag.',
    'basket.delivery_moment_expired': 'De besteltijd voor {{delivery_date}} is voorbij. Kies een andere leverdag.',
    'basket.closing_soon': 'Bestel vóór {{closes_at}} voor {{delivery_date}}.',
    'basket.last_minutes': 'Laatste minuten: bestel nu voor {{delivery_date}}.',
    'basket.awaiting_approval': 'Deze winkelwagen wacht op goedkeuring.',
    'basket.already_ordered': 'Deze winkelwagen is al besteld.',
    'basket.customer_blocked': 'Met dit klantnummer kan niet besteld worden. Contacteer de klantendienst.',
    'order.gift_fixed':
      'Ligt al vast als gratis artikel: {{articles}}. Zet terug wat je ervoor bestelde, of contacteer de klantendienst.',
    'basket.no_delivery_moments': 'Er is geen levermoment beschikbaar. Contacteer de klantendienst.',
  },
  totals: {
    subtotal: 'Subtotaal excl. btw',
    vat: 'Btw {{rate}}\u00a0%',
    subtotal_incl_vat: 'Subtotaal incl. btw',
    delivery: 'Leveringskosten',
    express: 'Expresskosten',
    discount: 'Korting',
    empty_goods: 'Leeggoed',
    grand_total: 'Totaal',
  },
  tooltips: {
    express: 'Excl. btw. Voor levering op een dag waarvoor de gewone besteltijd voorbij is.',
    discount: 'Korting op je bestelling, excl. btw.',
    delivery:
      'Excl. btw. Vanaf {{free_amount}} excl. btw en leeggoed leveren we gratis. De btw volgt de verhouding van je artikelen.',
    delivery_hidden: 'Bij een grotere bestelling leveren we gratis. De btw volgt de verhouding van je artikelen.',
    empty_goods: 'Waarborg op bakken en flessen, zonder btw. Je krijgt die terug als je het leeggoed teruggeeft.',
  },
  freeSample: 'gratis staal',
  freeByPromotion: 'gratis bij {{quantity}} van de promo “{{promotion}}”',
  freeByHidden: 'gratis bij {{quantity}} van deze promo',
  freeBecause: 'gratis bij {{quantity}} {{unit}} {{name}}',
} as const;

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
export type BasketWords = Words<typeof nl>;
