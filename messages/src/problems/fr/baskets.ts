import type * as nl from '../nl/baskets.ts';

export const baskets = {
  'basket.not_found': {
    title: 'Ce panier n’existe plus',
    detail: 'Ouvrez votre panier actuel.',
  },
  'basket.already_ordered': {
    title: 'Ce panier est déjà commandé',
    detail: 'Vous trouverez la commande parmi vos commandes ouvertes.',
  },
  'basket.not_active': {
    title: 'Ce panier n’est pas le panier actif',
    detail: 'Activez-le d’abord\u00a0; vous pourrez ensuite le modifier et le commander.',
  },
  'basket.too_many_kept': {
    title: 'Vous conservez déjà {{max}} paniers',
    detail: 'Supprimez-en ou commandez-en un d’abord\u00a0; vous pourrez ensuite en commencer un nouveau.',
  },
  'basket.changed': {
    title: 'Votre panier a changé entre-temps',
    detail: 'Vérifiez votre panier et le montant, puis commandez à nouveau.',
  },
  'basket.concurrent_change': {
    title: 'Quelqu’un d’autre a modifié ce panier au même moment',
    detail: 'Réessayez.',
  },
  'basket.empty': {
    title: 'Votre panier est vide',
    detail: 'Ajoutez d’abord des articles.',
  },
  'basket.faulty_lines': {
    title: 'Certaines lignes ne peuvent pas être commandées',
    detail: 'Corrigez ou supprimez les lignes reprises sous «\u00a0À corriger d’abord\u00a0».',
  },
  'basket.stock_issues': {
    title: 'Le stock est insuffisant',
    detail: 'Diminuez la quantité des lignes indiquées ou choisissez un jour de livraison ultérieur.',
  },
  'basket.below_minimum': {
    title: 'Vous n’atteignez pas la commande minimale',
    detail: 'Ajoutez des articles jusqu’au minimum.',
  },
  'basket.too_many_lines': {
    title: 'Trop de lignes\u00a0: {{lines}}, alors qu’une commande peut en contenir {{max_lines}}',
    detail: 'Supprimez quelques lignes ou répartissez-les sur deux commandes.',
  },
  'basket.too_many_extra_lines': {
    title: 'Trop de lignes\u00a0: {{lines}}, alors qu’une commande supplémentaire peut en contenir {{max_lines}}',
    detail: 'Supprimez des lignes, ou faites-en une nouvelle commande.',
  },
  'basket.main_order_closed': {
    title: 'Vous ne pouvez plus rien ajouter à cette commande',
    detail: 'Passez une nouvelle commande pour un autre jour de livraison.',
  },
  'basket.main_order_elsewhere': {
    title: 'Une commande supplémentaire est livrée à la même adresse que la commande qu’elle complète',
    detail: 'Faites-en une nouvelle commande pour la faire livrer à une autre adresse.',
  },
  'basket.delivery_not_confirmed': {
    title: 'Votre jour de livraison n’est pas encore confirmé',
    detail: 'Choisissez un jour de livraison et confirmez-le.',
  },
  'basket.delivery_moment_invalid': {
    title: 'Nous ne livrons pas à ce moment',
    detail: 'Choisissez un des jours de livraison proposés.',
  },
  'basket.delivery_moment_expired': {
    title: 'Il n’est plus possible de commander pour ce jour de livraison',
    detail: 'Choisissez un jour de livraison ultérieur.',
  },
  'basket.reference_required': {
    title: 'Votre référence manque',
    detail: 'Indiquez votre propre référence\u00a0; elle est obligatoire pour ce numéro de client.',
  },
  'basket.address_not_allowed': {
    title: 'Une autre adresse de livraison n’est pas possible pour ce numéro de client',
    detail: 'Faites livrer à votre propre adresse ou contactez le service clientèle.',
  },
  'basket.postal_not_delivered': {
    title: 'Nous ne livrons pas à ce code postal',
    detail: 'Choisissez une autre adresse ou retirez votre commande dans un point d’enlèvement.',
  },
  'basket.city_too_long': {
    title: 'Nous ne connaissons pas cette commune sous ce code postal',
    detail: 'Choisissez une commune dans la liste, ou abrégez-la à 26 caractères.',
  },
  'item.not_orderable': {
    title: 'Cet article ne peut pas être commandé',
    detail: 'Choisissez un autre article.',
  },
  'item.out_of_assortment': {
    title: 'Cet article n’est plus dans l’assortiment',
    detail: 'Choisissez l’article de remplacement ou cherchez-en un autre.',
  },
  'item.not_available': {
    title: 'Cet article n’est pas disponible',
    detail: 'Choisissez un autre article ou un jour de livraison ultérieur.',
  },
  'basket.error.max_available_stock': {
    title: 'Il n’en reste que {{max_stock}} en stock',
    detail: 'Commandez-en {{max_stock}} au plus.',
  },
  'basket.error.indivisible_unit_entered': {
    title: 'Cette quantité ne correspond pas à l’emballage',
    detail: 'Commandez par multiple de {{step}}.',
  },
  'basket.error.minimum_order': {
    title: 'C’est moins que la quantité minimale',
    detail: 'Commandez-en au moins {{minimum}}.',
  },
  'basket.error.maximum_exceeded': {
    title: 'C’est plus que ce que vous pouvez commander en une fois',
    detail: 'Commandez-en {{maximum}} au plus.',
  },
  'order.not_found': {
    title: 'Cette commande n’existe pas',
    detail: 'Vérifiez le numéro de commande et le numéro de client choisi.',
  },
  'order.number_taken': {
    title: 'Ce numéro est déjà celui d’une autre commande',
    detail: 'Contactez le service clientèle\u00a0: ce que vous avez commandé est conservé et sera vérifié.',
  },
  'order.locked': {
    title: 'Cette commande est temporairement verrouillée',
    detail: 'Elle ne peut pas être modifiée ou annulée maintenant. Vos modifications sont conservées.',
  },
  'order.in_use': {
    title: '{{name}} modifie cette commande',
    detail: 'Vous pouvez la consulter. Le verrouillage prend fin après un quart d’heure sans modification.',
  },
  'order.closed': {
    title: 'Cette commande est clôturée',
    detail: 'Elle n’est plus modifiable\u00a0: nous la traitons. Commandez en plus ce qui manque.',
  },
  'order.cancelled': {
    title: 'Cette commande est annulée',
    detail: 'Plus rien ne peut y être modifié.',
  },
  'order.being_delivered': {
    title: 'Cette commande est déjà préparée ou en route',
    detail: 'Il n’est plus possible de l’annuler ni de prolonger le délai de modification.',
  },
  'order.deadline_not_later': {
    title: 'Choisissez un moment ultérieur',
    detail:
      'Le nouveau délai de modification se situe après le précédent, dans le futur et avant le jour de livraison.',
  },
  'order.lock_in_past': {
    title: 'Choisissez un moment dans le futur',
    detail: 'Un verrouillage dure jusqu’à un moment ultérieur, ou jusqu’à ce que vous le leviez.',
  },
  'order.not_held': {
    title: 'Votre verrouillage de cette commande a pris fin',
    detail: 'Vos modifications sont conservées. Verrouillez à nouveau la commande pour continuer.',
  },
  'order.nothing_changed': {
    title: 'Rien n’a été modifié',
    detail: 'Modifiez une quantité ou ajoutez un article avant d’envoyer.',
  },
  'order.no_lines_left': {
    title: 'Il ne reste aucun article',
    detail: 'Gardez au moins un article, ou annulez toute la commande.',
  },
  'order.gift_fixed': {
    title: 'Un article gratuit est déjà fixé',
    detail:
      'Il s’agit de {{articles}}. Rétablissez la quantité qui y donnait droit, ou contactez le service clientèle.',
  },
  'order.lines_fixed': {
    title: 'Cette commande ne peut plus être annulée',
    detail:
      'Déjà fixé\u00a0: {{articles}}. Retirez de votre commande ce qui n’est pas fixé\u00a0; pour le reste, contactez le service clientèle.',
  },
  'order.changed': {
    title: 'La commande a changé entre-temps',
    detail: 'Vérifiez son contenu actuel, puis envoyez à nouveau.',
  },
  'order.unsent_changes': {
    title: 'Vous avez encore des modifications non envoyées',
    detail: 'Envoyez-les ou abandonnez-les d’abord, puis revenez à une version.',
  },
  'order.too_many_notes': {
    title: 'Cette commande a déjà assez de notes',
    detail: 'Il peut y en avoir 100 par commande.',
  },
  'order.line_conflict': {
    title: 'Un collègue a modifié cette ligne aussi',
    detail: 'Choisissez la quantité sur la ligne, puis envoyez.',
  },
  'order.version_unknown': {
    title: 'Cette version n’existe pas',
    detail: 'Choisissez une version de la liste.',
  },
  'item.already_ordered': {
    title: 'Cet article est déjà commandé chez le fournisseur',
    detail: 'La quantité est fixe. Contactez le service clientèle.',
  },
  'item.quantity_fixed': {
    title: 'Cette quantité est fixe',
    detail: 'Contactez le service clientèle.',
  },
  'item.no_stock': {
    title: 'Cet article n’est pas en stock',
    detail: 'Choisissez un autre article.',
  },
  'item.order_time_expired': {
    title: 'Le délai de commande de cet article est passé',
    detail: 'Pour {{delivery_date}}, il pouvait être commandé jusqu’à {{closed_at}}.',
  },
  'item.on_demand_days': {
    title: 'Cet article vient sur demande',
    detail:
      'Commandez-le {{days}} {{days?jour ouvrable|jours ouvrables}} à l’avance\u00a0: il est trop tard pour cette livraison.',
  },
  'order.line_not_found': {
    title: 'Cette ligne ne figure pas dans la commande',
    detail: 'Rechargez la page.',
  },
} satisfies typeof nl.baskets;
