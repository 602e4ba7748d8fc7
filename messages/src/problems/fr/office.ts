import type * as nl from '../nl/office.ts';

export const office = {
  'subscription.not_found': {
    title: 'Cet abonnement n’existe pas',
    detail: 'Consultez la liste des abonnements.',
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
  'content.overlaps': {
    title: 'Ceci coïncide avec une autre saison',
    detail: 'Les saisons ne peuvent pas se chevaucher. Modifiez les jours.',
  },
  'content.in_force': {
    title: 'Cette version est déjà en vigueur',
    detail: 'Elle ne peut plus changer. Créez une nouvelle version.',
  },
  'content.in_past': {
    title: 'Ce jour est passé',
    detail: 'Choisissez aujourd’hui ou un jour ultérieur.',
  },
  'terms.not_accepted': {
    title: 'Nos conditions ont changé',
    detail: 'Lisez-les lors de votre commande et acceptez-les.',
  },
  'terms.not_in_force': {
    title: 'Cette version n’est plus en vigueur',
    detail: 'Lisez les nouvelles conditions et acceptez-les.',
  },
  'content.unknown_article': {
    title: 'Un des articles n’existe pas',
    detail: 'Vérifiez les numéros d’article.',
  },
  'content.unknown_label': {
    title: 'Un des labels n’existe pas',
    detail: 'Choisissez des labels de la liste.',
  },
  'content.unknown_customer': {
    title: 'Le client {{customer}} n’existe pas',
    detail: 'Vérifiez le numéro de client.',
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
  'user.not_found': {
    title: 'Cet utilisateur n’existe pas',
    detail: 'Cherchez à nouveau dans la liste des utilisateurs.',
  },
  'user.cancelled': {
    title: 'Cet utilisateur est clôturé',
    detail: 'Un compte clôturé ne revient pas. La personne peut s’inscrire à nouveau.',
  },
  'user.email_taken': {
    title: 'Cette adresse e-mail a déjà un login',
    detail: 'Cherchez l’utilisateur par cette adresse, ou donnez une autre adresse.',
  },
  'user.needs_admin': {
    title: 'C’est un compte du bureau',
    detail: 'Seul qui peut attribuer les rôles modifie les comptes du bureau.',
  },
  'user.no_office': {
    title: 'C’est un utilisateur de la boutique',
    detail: 'Seul un compte du bureau reçoit des rôles.',
  },
  'role.keeps_give_roles': {
    title: 'L’administrateur doit pouvoir attribuer les rôles',
    detail:
      'Laissez «\u00a0Attribuer les rôles\u00a0» coché chez l’administrateur, sinon plus personne ne peut modifier les droits.',
  },
  'user.own_account': {
    title: 'C’est votre propre compte',
    detail: 'Demandez-le à un autre administrateur.',
  },
  'user.no_customer': {
    title: 'Cet utilisateur ne commande pas',
    detail: 'Seul un utilisateur de la boutique reçoit un numéro de client.',
  },
  'view.read_only': {
    title: 'Vous regardez seulement',
    detail: 'En regardant comme un client, vous ne modifiez rien. Arrêtez la vue pour travailler vous-même.',
  },
  'view.none': {
    title: 'Vous ne regardez comme personne',
    detail: 'Ouvrez l’utilisateur dans le bureau et choisissez Regarder comme.',
  },
  'user.not_viewable': {
    title: 'Vous ne pouvez pas regarder comme cet utilisateur',
    detail: 'L’utilisateur doit pouvoir commander\u00a0: être actif, pour un client qui n’est pas clôturé.',
  },
  'request.not_found': {
    title: 'Cette demande n’existe pas',
    detail: 'Actualisez la liste des demandes.',
  },
  'request.judged': {
    title: 'Cette demande a déjà été jugée',
    detail: 'Quelqu’un d’autre vous a devancé. Actualisez la liste.',
  },
  'request.erased': {
    title: 'La personne qui le demandait a été effacée',
    detail: 'L’adresse demandée n’existe plus. Refusez la demande.',
  },
  'user.not_active': {
    title: 'Cet utilisateur ne peut pas se connecter',
    detail: 'Réactivez d’abord l’utilisateur\u00a0; sinon un lien ne sert à rien.',
  },
} satisfies typeof nl.office;
