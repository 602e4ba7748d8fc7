export const invoices = {
  'invoice.not_found': {
    title: 'Cette facture n’existe pas',
    detail: 'Vérifiez le numéro ou cherchez-la dans vos factures.',
  },
  'invoice.line_not_found': {
    title: 'Cette ligne n’est pas sur la facture',
    detail: 'Rechargez la facture et choisissez à nouveau les lignes.',
  },
  'invoice.no_e_invoice': {
    title: 'Ce document n’existe pas comme facture électronique',
    detail: 'Ses montants ne concordent pas. Prenez le PDF ou contactez le service clientèle.',
  },
  'invoice.not_payable': {
    title: 'La facture {{number}} n’est plus à payer',
    detail: 'Elle est déjà payée ou compensée. Rechargez la liste.',
  },
  'invoice.in_payment': {
    title: 'La facture {{number}} est déjà en cours de paiement',
    detail: 'Attendez la fin de ce paiement ou terminez-le sur la page de paiement.',
  },
  'invoice.amount_changed': {
    title: 'Le montant a changé entre-temps',
    detail: 'Le montant à payer est maintenant de {{amount}} €. Vérifiez-le et payez à nouveau.',
  },
  'invoice.credit_not_usable': {
    title: 'La note de crédit {{number}} n’est plus utilisable',
    detail: 'Elle est déjà utilisée ou fait partie d’un autre paiement. Rechargez la liste.',
  },
  'invoice.already_disputed': {
    title: 'C’est déjà contesté',
    detail: 'Nous répondons d’abord à votre question précédente sur cette facture.',
  },
  'invoice.dispute_not_found': {
    title: 'Cette contestation n’existe pas',
    detail: 'Rechargez la facture.',
  },
  'invoice.dispute_answered': {
    title: 'Cette contestation a déjà reçu une réponse',
    detail: 'Rechargez la facture pour voir la réponse.',
  },
  'invoice.nothing_to_credit': {
    title: 'Il n’y a rien à créditer ici',
    detail:
      'Une note de crédit a déjà été demandée, ou les lignes n’augmentent pas le montant, comme des vidanges reprises. Expliquez-le au client.',
  },
  'invoice.unknown': {
    title: 'La facture {{number}} n’est pas encore arrivée',
    detail: 'Le message attend la facture, ou que quelqu’un le corrige.',
  },
  'invoice.customer_unknown': {
    title: 'Le client {{customer}} n’existe pas',
    detail: 'Vérifiez le numéro de client.',
  },
  'invoice.note_unknown': {
    title: 'Le bon de livraison {{number}} n’est pas encore livré',
    detail: 'La facture attend l’annonce de la livraison.',
  },
  'invoice.note_of_other_customer': {
    title: 'Le bon de livraison {{number}} est d’un autre client',
    detail: 'Vérifiez le numéro du client et celui du bon.',
  },
  'invoice.return_unknown': {
    title: 'Le retour {{number}} n’est pas encore crédité',
    detail: 'La note de crédit attend que le crédit du retour soit fixé.',
  },
  'invoice.corrected_unknown': {
    title: 'La facture {{number}} de cette note de crédit manque',
    detail: 'La note de crédit attend cette facture.',
  },
  'invoice.number_used': {
    title: 'Le numéro {{number}} est déjà celui d’une autre facture',
    detail: 'La première reste valable. Une correction est une note de crédit avec son propre numéro.',
  },
  'invoice.sums_differ': {
    title: 'Les montants ne concordent pas',
    detail: 'Somme {{sum_amount}}, sur la facture {{invoice_amount}}. Vérifiez les lignes, la TVA et le total.',
  },
  'invoice.communication_invalid': {
    title: 'La communication structurée n’est pas valable',
    detail: 'Elle compte 12 chiffres, dont deux chiffres de contrôle.',
  },
  'invoice.dated_ahead': {
    title: 'La date est postérieure à demain',
    detail: 'Vérifiez la date.',
  },
  'invoice.refund_exceeded': {
    title: 'Le crédit ne suffit pas',
    detail: 'Il reste {{usable_amount}} à utiliser.',
  },
  'invoice.transfer_on_credit_note': {
    title: '{{number}} est une note de crédit',
    detail:
      'Elle ne reçoit pas d’argent. Un remboursement au client se signale comme «\u00a0refund\u00a0». Un virement va à sa facture.',
  },
  'invoice.message_invalid': {
    title: 'Le message est illisible\u00a0: {{field}}',
    detail: 'Corrigez ce champ.',
  },
  'invoice.message_reused': {
    title: 'Le message {{message}} est déjà arrivé avec un autre contenu',
    detail: 'Donnez-lui son propre numéro.',
  },
  'payment.not_found': {
    title: 'Ce paiement n’existe pas',
    detail: 'Regardez dans vos factures si elles sont payées.',
  },
  'payment.not_releasable': {
    title: 'Ce paiement est déjà terminé',
    detail: 'Rechargez la page.',
  },
  'payment.flag_not_closable': {
    title: 'Il n’y a rien à régler ici',
    detail: 'Le paiement est encore en cours, ou quelqu’un l’a déjà réglé. Rechargez la page.',
  },
  'payment.provider_unavailable': {
    title: 'Le service de paiement ne répond pas',
    detail: 'Rien n’est payé. Réessayez plus tard ou virez le montant avec le code QR.',
  },
};
