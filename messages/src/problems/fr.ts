import type { nl } from './nl.ts';

export const fr = {
  'request.malformed': {
    title: 'Ces données ne sont pas correctes',
    detail: 'Vérifiez les champs indiqués et réessayez.',
  },
  'request.too_large': {
    title: 'L’envoi est trop volumineux',
    detail: 'Envoyez moins de données à la fois.',
  },
  'request.unsupported_media_type': {
    title: 'Ce format n’est pas reconnu',
    detail: 'Envoyez les données dans le format que cet appel demande\u00a0: voir /api/openapi.json.',
  },
  'session.required': {
    title: 'Vous n’êtes pas connecté',
    detail: 'Connectez-vous et réessayez.',
  },
  'login.invalid': {
    title: 'Nom d’utilisateur ou mot de passe incorrect',
    detail: 'Vérifiez les majuscules et réessayez.',
  },
  'login.rate_limited': {
    title: 'Trop de tentatives de connexion',
    detail: 'Attendez quelques minutes, puis réessayez.',
  },
  'request.rate_limited': {
    title: 'Trop de demandes à la suite',
    detail: 'Attendez un instant, puis réessayez.',
  },
  'permission.denied': {
    title: 'Vous n’y avez pas accès',
    detail: 'Demandez l’accès à votre administrateur ou connectez-vous avec un autre compte.',
  },
  'csrf.invalid': {
    title: 'Votre session a été renouvelée',
    detail: 'Rechargez la page et réessayez.',
  },
  not_found: {
    title: 'Cette page n’existe pas',
    detail: 'Vérifiez l’adresse ou revenez à la page d’accueil.',
  },
  'request.method_not_allowed': {
    title: 'Ce n’est pas possible ici',
    detail: 'Utilisez une des méthodes citées dans la réponse.',
  },
  'idempotency.key_reused': {
    title: 'Cette demande a déjà été envoyée avec d’autres données',
    detail: 'Rechargez la page et réessayez.',
  },
  'customer.not_selected': {
    title: 'Vous n’avez pas encore choisi de numéro de client',
    detail: 'Choisissez pour qui vous commandez et réessayez.',
  },
  'customer.suspended': {
    title: 'Ce numéro de client est suspendu',
    detail: 'Commander est impossible pour le moment. Contactez le service clientèle\u00a0; votre panier est conservé.',
  },
  'customer.cancelled': {
    title: 'Ce numéro de client est résilié',
    detail: 'Choisissez un autre numéro de client ou contactez le service clientèle.',
  },
  'account.suspended': {
    title: 'Votre compte est suspendu',
    detail: 'Contactez le service clientèle pour le rouvrir.',
  },
  'account.cancelled': {
    title: 'Votre compte est résilié',
    detail: 'Contactez le service clientèle si vous souhaitez commander à nouveau.',
  },
  'account.already_registered': {
    title: 'Ce compte existe déjà sous un autre nom d’utilisateur',
    detail: 'Connectez-vous avec ce nom d’utilisateur ou contactez le service clientèle.',
  },
  'basket.not_found': {
    title: 'Ce panier n’existe plus',
    detail: 'Ouvrez votre panier actuel.',
  },
  'basket.already_ordered': {
    title: 'Ce panier est déjà commandé',
    detail: 'Vous trouverez la commande parmi vos commandes ouvertes.',
  },
  'basket.changed': {
    title: 'Le montant de votre panier a changé',
    detail: 'Vérifiez le nouveau montant et commandez à nouveau.',
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
    title: 'Vous n’atteignez pas la commande minimum',
    detail: 'Ajoutez des articles jusqu’au minimum.',
  },
  'basket.too_many_lines': {
    title: 'Votre panier contient trop de lignes',
    detail: 'Supprimez quelques lignes ou répartissez-les sur deux commandes.',
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
  'article.not_found': {
    title: 'Cet article n’existe pas',
    detail: 'Vérifiez le numéro d’article ou cherchez par nom.',
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
    title: 'Le stock est inférieur à votre demande',
    detail: 'Diminuez la quantité.',
  },
  'basket.error.indivisible_unit_entered': {
    title: 'Cette quantité ne correspond pas à l’emballage',
    detail: 'Prenez un multiple de l’unité de vente.',
  },
  'basket.error.minimum_order': {
    title: 'C’est moins que la quantité minimum',
    detail: 'Augmentez la quantité.',
  },
  'basket.error.maximum_exceeded': {
    title: 'C’est plus que ce que vous pouvez commander en une fois',
    detail: 'Diminuez la quantité.',
  },
  'order.not_found': {
    title: 'Cette commande n’existe pas',
    detail: 'Vérifiez le numéro de commande et le numéro de client choisi.',
  },
  'order.number_taken': {
    title: 'Ce numéro est déjà celui d’une autre commande',
    detail: 'Contactez le service clientèle\u00a0: ce que vous avez commandé est conservé et sera vérifié.',
  },
  'subscription.not_found': {
    title: 'Cet abonnement n’existe pas',
    detail: 'Consultez la liste des abonnements.',
  },
  'service.unavailable': {
    title: 'Cela ne fonctionne pas pour le moment',
    detail: 'Réessayez dans une minute\u00a0; ce qui était enregistré le reste.',
  },
  internal: {
    title: 'Une erreur s’est produite',
    detail: 'Réessayez. Si cela persiste, contactez le service clientèle.',
  },
} satisfies typeof nl;
