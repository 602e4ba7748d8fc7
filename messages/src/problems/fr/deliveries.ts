export const deliveries = {
  'delivery.order_unknown': {
    title: 'Cette commande n’existe pas',
    detail: 'Le message attend la commande, ou que quelqu’un le corrige.',
  },
  'delivery.order_cancelled': {
    title: 'Cette commande n’est pas livrée',
    detail: 'Elle a été annulée. Vérifiez le numéro de commande.',
  },
  'delivery.order_open': {
    title: 'Cette commande peut encore être modifiée',
    detail: 'Elle n’est préparée qu’après le délai de modification.',
  },
  'delivery.order_differs': {
    title: 'Cette livraison est celle de la commande {{order}}',
    detail: 'Une livraison appartient à une seule commande. Vérifiez les numéros.',
  },
  'delivery.order_has_another': {
    title: 'Cette commande a déjà la livraison {{delivery}}',
    detail: 'Une commande a une seule livraison. Vérifiez les numéros.',
  },
  'delivery.not_scheduled': {
    title: 'Cette livraison n’est pas encore planifiée',
    detail: 'Le message attend la planification.',
  },
  'delivery.not_picked': {
    title: 'Cette livraison n’est pas encore préparée',
    detail: 'Le message attend les lignes préparées.',
  },
  'delivery.not_dispatched': {
    title: 'Cette livraison n’est pas encore partie',
    detail: 'Le message attend le départ.',
  },
  'delivery.not_delivered': {
    title: 'Cette livraison n’est pas encore arrivée',
    detail: 'Le message attend l’arrivée.',
  },
  'delivery.already_dispatched': {
    title: 'Cette livraison est déjà partie',
    detail: 'Ce qui est chargé ne change plus. Utilisez un retour ou une note de crédit.',
  },
  'delivery.already_delivered': {
    title: 'Cette livraison est déjà arrivée',
    detail: 'Le message donne une autre heure que le premier.',
  },
  'delivery.already_invoiced': {
    title: 'Cette livraison est déjà facturée',
    detail: 'Le message nomme une autre facture ou d’autres dates que le premier.',
  },
  'delivery.contradicts_itself': {
    title: 'Ce message se contredit',
    detail: 'Vérifiez les heures, l’ordre et les quantités.',
  },
  'delivery.dated_ahead': {
    title: 'Ce message est daté dans le futur',
    detail: 'Vérifiez la date, l’heure et le fuseau horaire.',
  },
  'delivery.line_unknown': {
    title: 'La ligne {{line}} n’est pas dans la commande',
    detail: 'Signalez uniquement des lignes de la commande.',
  },
  'delivery.line_missing': {
    title: 'La ligne {{line}} de la commande manque',
    detail: 'Signalez chaque ligne, aussi ce qui n’est pas livré.',
  },
  'delivery.article_differs': {
    title: 'La ligne {{line}} est l’article {{article}}',
    detail: 'Signalez un autre article comme remplacement.',
  },
  'delivery.article_unknown': {
    title: 'L’article {{article}} n’existe pas',
    detail: 'Vérifiez le numéro du remplacement.',
  },
  'delivery.more_than_ordered': {
    title: 'Ligne {{line}}\u00a0: livré plus que commandé',
    detail: 'Livré et remplacé ensemble ne dépassent pas la commande.',
  },
  'delivery.message_invalid': {
    title: 'Ce message n’est pas conforme',
    detail: 'Vérifiez le champ {{field}}.',
  },
  'delivery.changed_meanwhile': {
    title: 'Cette livraison a changé entre-temps',
    detail: 'Un collègue ou l’ERP a été plus rapide. Rechargez la livraison et vérifiez ce qui s’y trouve maintenant.',
  },
  'delivery.message_reused': {
    title: 'Un autre message est déjà venu sous ce nom',
    detail: 'Donnez à chaque message son propre message_id.',
  },
  'parked_delivery.not_found': {
    title: 'Ce message n’attend plus',
    detail: 'Il a été repris entre-temps. Consultez l’historique de la commande.',
  },
  'parked_delivery.settled': {
    title: 'Quelqu’un a déjà traité ce message',
    detail: 'Actualisez la page pour voir qui a fait quoi.',
  },
  'delivery_note.not_found': {
    title: 'Ce bon de livraison n’existe pas',
    detail: 'Vérifiez le numéro, ou choisissez-le dans Mes commandes.',
  },
  'delivery_note.line_not_found': {
    title: 'Cette ligne n’est pas sur le bon de livraison',
    detail: 'Actualisez le bon de livraison.',
  },
};
