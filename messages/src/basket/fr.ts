import type { BasketWords } from './nl.ts';

export const fr = {
  lineErrors: {
    'item.not_orderable': 'Cet article ne peut pas être commandé',
    'item.out_of_assortment': 'Cet article ne fait plus partie de l’assortiment',
    'item.not_available': 'Cet article n’est pas disponible',
    'item.no_stock': 'Pas en stock',
    'item.no_stock_until': 'Pas en stock avant le {{available_date}}',
    'item.order_time_expired':
      'Délai dépassé\u00a0: pour {{delivery_date}}, il fallait le commander avant {{closed_at}}',
    'item.on_demand_days':
      'Sur demande\u00a0: commandez cet article {{days}} {{days?jour ouvrable|jours ouvrables}} à l’avance',
    'item.already_ordered': 'Déjà commandé chez le fournisseur\u00a0: cette quantité est fixe',
    'item.quantity_fixed': 'Cette quantité est fixe. Contactez le service clientèle.',
    'basket.error.max_available_stock': 'Plus que {{max_stock}} en stock',
    'basket.error.indivisible_unit_entered': 'Commandez par multiple de {{step}}',
    'basket.error.minimum_order': 'Commandez-en au moins {{minimum}}',
    'basket.error.maximum_exceeded': 'Vous pouvez en commander {{maximum}} au plus',
  },
  messages: {
    'basket.empty': 'Votre panier est vide.',
    'basket.faulty_lines': 'Corrigez d’abord les {{count}} lignes en erreur.',
    'basket.faulty_lines_one': 'Corrigez d’abord la ligne en erreur.',
    'basket.stock_issues': 'Le stock ne suffit pas pour {{count}} lignes\u00a0: adaptez la quantité ou supprimez-les.',
    'basket.stock_issues_one': 'Le stock ne suffit pas pour une ligne\u00a0: adaptez la quantité ou supprimez-la.',
    'basket.below_minimum':
      'Encore {{missing_amount}} pour la commande minimale de {{minimum_amount}} (hors TVA et vidanges).',
    'basket.below_minimum_hidden': 'La commande minimale n’est pas encore atteinte.',
    'basket.too_many_lines': 'Votre panier compte {{lines}} lignes\u00a0; une commande peut en contenir {{max_lines}}.',
    'basket.too_many_extra_lines':
      'Votre commande supplémentaire compte {{lines}} lignes\u00a0; une commande supplémentaire peut en contenir {{max_lines}}.',
    'basket.delivery_not_confirmed': 'Choisissez et confirmez d’abord votre jour de livraison.',
    'basket.delivery_moment_invalid':
      'Le {{delivery_date}}, nous ne livrons plus chez vous. Choisissez un autre jour de livraison.',
    'basket.delivery_moment_expired':
      'Le délai pour le {{delivery_date}} est dépassé. Choisissez un autre jour de livraison.',
    'basket.closing_soon': 'Commandez avant {{closes_at}} pour le {{delivery_date}}.',
    'basket.last_minutes': 'Dernières minutes\u00a0: commandez maintenant pour le {{delivery_date}}.',
    'basket.awaiting_approval': 'Ce panier attend une approbation.',
    'basket.already_ordered': 'Ce panier a déjà été commandé.',
    'basket.customer_blocked': 'Ce numéro de client ne permet pas de commander. Contactez le service clientèle.',
    'order.gift_fixed':
      'Déjà fixé comme article gratuit\u00a0: {{articles}}. Rétablissez la quantité qui y donnait droit, ou contactez le service clientèle.',
    'basket.no_delivery_moments': 'Aucun moment de livraison n’est disponible. Contactez le service clientèle.',
  },
  totals: {
    subtotal: 'Sous-total hors TVA',
    vat: 'TVA {{rate}}\u00a0%',
    subtotal_incl_vat: 'Sous-total TVA comprise',
    delivery: 'Frais de livraison',
    express: 'Frais express',
    discount: 'Remise',
    empty_goods: 'Vidanges',
    grand_total: 'Total',
  },
  tooltips: {
    express: 'Hors TVA. Pour une livraison un jour dont l’heure limite habituelle est passée.',
    discount: 'Remise sur votre commande, hors TVA.',
    delivery:
      'Hors TVA. À partir de {{free_amount}} hors TVA et vidanges, la livraison est gratuite. La TVA suit la proportion de vos articles.',
    delivery_hidden:
      'La livraison est gratuite pour une commande plus importante. La TVA suit la proportion de vos articles.',
    empty_goods: 'Consigne sur les casiers et bouteilles, hors TVA. Elle vous est rendue au retour des vidanges.',
  },
  freeSample: 'échantillon gratuit',
  freeByPromotion: 'gratuit pour {{quantity}} de la promo «\u00a0{{promotion}}\u00a0»',
  freeByHidden: 'gratuit pour {{quantity}} de cette promo',
  freeBecause: 'gratuit pour {{quantity}} {{unit}} {{name}}',
} satisfies BasketWords;
