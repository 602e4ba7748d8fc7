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
  'basket.not_active': {
    title: 'Ce panier n’est pas le panier actif',
    detail: 'Activez-le d’abord ; vous pourrez ensuite le modifier et le commander.',
  },
  'basket.too_many_kept': {
    title: 'Vous conservez déjà {{max}} paniers',
    detail: 'Supprimez-en ou commandez-en un d’abord ; vous pourrez ensuite en commencer un nouveau.',
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
    title: 'Vous n’atteignez pas la commande minimum',
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
    title: 'Une commande supplémentaire est livrée à la même adresse que sa commande',
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
    title: 'Il n’en reste que {{max_stock}} en stock',
    detail: 'Commandez-en {{max_stock}} au plus.',
  },
  'basket.error.indivisible_unit_entered': {
    title: 'Cette quantité ne correspond pas à l’emballage',
    detail: 'Commandez par multiple de {{step}}.',
  },
  'basket.error.minimum_order': {
    title: 'C’est moins que la quantité minimum',
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
  'subscription.not_found': {
    title: 'Cet abonnement n’existe pas',
    detail: 'Consultez la liste des abonnements.',
  },
  'assortment.not_found': {
    title: 'Cette catégorie n’existe pas',
    detail: 'Choisissez une catégorie dans l’assortiment, ou cherchez l’article.',
  },
  'trade_item.not_found': {
    title: 'Nous ne connaissons pas ce code-barres',
    detail: 'Cherchez l’article par nom ou par numéro.',
  },
  'sheet.not_found': {
    title: 'Cette fiche n’existe pas',
    detail: 'Demandez-la au service clientèle.',
  },
  'special_list.not_found': {
    title: 'Cette liste n’existe plus',
    detail: 'Allez à l’assortiment ou cherchez l’article.',
  },
  'translations.not_found': {
    title: 'Ces textes n’existent pas',
    detail: 'Vérifiez le nom du domaine.',
  },
  'download.not_found': {
    title: 'Ce fichier n’est plus disponible',
    detail: 'Relancez le téléchargement : un fichier reste disponible une heure.',
  },
  'download.failed': {
    title: 'Le fichier n’a pas pu être créé',
    detail: 'Relancez le téléchargement.',
  },
  'download.too_many': {
    title: 'D’autres téléchargements sont en cours',
    detail: 'Attendez qu’ils soient terminés et réessayez.',
  },
  'free_samples.unknown': {
    title: 'Cet échantillon n’est plus disponible',
    detail: 'Choisissez un autre échantillon.',
  },
  'free_samples.too_many': {
    title: 'Vous choisissez trop d’échantillons gratuits',
    detail: 'Retirez-en d’abord un.',
  },
  'list.not_found': {
    title: 'Cette liste n’existe plus',
    detail: 'Consultez vos listes et choisissez-en une autre.',
  },
  'list.not_editable': {
    title: 'Vous ne pouvez pas modifier cette liste',
    detail: 'Seule la personne qui l’a créée peut la modifier. Créez-en une vous-même.',
  },
  'list.manager_unknown': {
    title: 'Cette personne ne commande pas pour ce client',
    detail: 'Seul un utilisateur du client peut gérer sa liste.',
  },
  'list.too_many': {
    title: 'Vous avez atteint le nombre maximal de listes',
    detail: 'Supprimez une liste dont vous n’avez plus besoin et réessayez.',
  },
  'list.too_many_items': {
    title: 'Cette liste est pleine',
    detail: 'Retirez-en des articles ou créez une deuxième liste.',
  },
  'standing_order.not_found': {
    title: 'Cette liste n’a pas de commande permanente',
    detail: 'Elle a pris fin entre-temps. Configurez-la à nouveau.',
  },
  'standing_order.day_not_delivered': {
    title: 'Nous ne livrons pas chez vous un des jours choisis',
    detail: 'Choisissez des jours de livraison, ou un autre point d’enlèvement.',
  },
  'standing_order.day_too_far': {
    title: 'Un des jours choisis est trop éloigné',
    detail: 'Choisissez des jours dans les {{max_days}} jours à venir.',
  },
  'standing_order.no_date_left': {
    title: 'Il ne reste aucun jour de livraison',
    detail: 'L’heure limite des jours choisis est passée. Choisissez des jours ultérieurs.',
  },
  'standing_order.nothing_to_order': {
    title: 'Il n’y a rien à commander',
    detail: 'Ajoutez des articles à la liste et donnez une quantité à au moins un article.',
  },
  'standing_order.date_not_planned': {
    title: 'Cette livraison ne peut plus être modifiée',
    detail: 'Le panier est déjà préparé ou l’heure limite est passée.',
  },
  'standing_order.too_many_skipped': {
    title: 'Trop de livraisons sont déjà ignorées',
    detail: 'Mettez la commande permanente en pause jusqu’au premier jour où vous souhaitez être livré.',
  },
  'column_set.not_found': {
    title: 'Ce jeu de colonnes n’existe pas',
    detail: 'Choisissez un autre jeu de colonnes.',
  },
  'column_set.too_many': {
    title: 'Vous avez atteint le nombre maximal de jeux de colonnes',
    detail: 'Supprimez-en d’abord un.',
  },
  'content.not_found': {
    title: 'Ceci n’existe plus',
    detail: 'Actualisez la liste.',
  },
  'content.in_use': {
    title: 'Ceci est encore utilisé',
    detail: 'Retirez-le d’abord là où il est utilisé.',
  },
  'content.taken': {
    title: 'Ceci existe déjà',
    detail: 'Un autre élément porte les mêmes mots ou le même nom. Modifiez celui-là.',
  },
  'content.unknown_article': {
    title: 'Un des articles n’existe pas',
    detail: 'Vérifiez les numéros d’article.',
  },
  'content.unknown_label': {
    title: 'Un des labels n’existe pas',
    detail: 'Choisissez des labels de la liste.',
  },
  'customer.not_found': {
    title: 'Ce client n’existe pas',
    detail: 'Vérifiez le numéro de client.',
  },
  'import.not_found': {
    title: 'Cette livraison de données n’existe pas',
    detail: 'Vérifiez son numéro.',
  },
  'import.batch_differs': {
    title: 'D’autres données sont déjà arrivées sous ce nom',
    detail: 'Donnez un nouveau nom aux nouvelles données.',
  },
  'import.unreadable': {
    title: 'Ce fichier est illisible',
    detail: 'Vérifiez l’encodage, le séparateur et l’en-tête.',
  },
  'import.too_large': {
    title: 'Ce fichier est trop volumineux',
    detail: 'Répartissez les données sur plusieurs fichiers.',
  },
  'import.busy': {
    title: 'Une livraison de ces données est en cours',
    detail: 'Attendez qu’elle soit terminée et réessayez.',
  },
  'upload.wrong_filetype': {
    title: 'Nous ne pouvons pas lire ce type de fichier',
    detail: 'Utilisez xls, xlsx ou csv ; enregistrez d’abord tout autre fichier dans ce format.',
  },
  'upload.no_data': {
    title: 'Ce fichier ne contient aucune ligne de commande',
    detail: 'Indiquez sur chaque ligne un numéro d’article ou un EAN et une quantité.',
  },
  'upload.too_many_rows': {
    title: 'Ce fichier a trop de lignes : {{max}} au maximum',
    detail: 'Répartissez-le sur plusieurs fichiers.',
  },
  'upload.unreadable': {
    title: 'Ce fichier est endommagé ou illisible',
    detail: 'Ouvrez-le dans votre tableur, enregistrez-le à nouveau en xlsx ou csv et réessayez.',
  },
  'upload.encrypted': {
    title: 'Ce fichier est protégé par un mot de passe',
    detail: 'Enregistrez-le sans mot de passe et réessayez.',
  },
  'upload.too_complex': {
    title: 'Ce fichier est trop grand pour être lu',
    detail: 'Copiez uniquement les numéros d’article et les quantités dans un nouveau fichier, ou collez-les ici.',
  },
  'upload.too_large': {
    title: 'Ce fichier est trop grand : {{max_megabytes}} Mo au maximum',
    detail: 'Copiez uniquement les numéros d’article et les quantités dans un nouveau fichier, ou collez-les ici.',
  },
  'upload.busy': {
    title: 'Beaucoup de fichiers sont en cours de lecture',
    detail: 'Réessayez dans une minute.',
  },
  'api_key.required': {
    title: 'Une clé d’API valable est nécessaire',
    detail: 'Envoyez-la comme Authorization: Bearer.',
  },
  'api_key.not_for_subject': {
    title: 'Cette clé d’API ne peut pas livrer ces données',
    detail: 'Demandez une clé pour ce sujet.',
  },
  'api_key.not_found': {
    title: 'Cette clé d’API n’existe pas',
    detail: 'Actualisez la liste.',
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
