import type * as nl from '../nl/shell.ts';

export const common = {
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  undo: 'Annuler l’action',
} satisfies typeof nl.common;

export const pages = {
  start: 'Accueil',
  login: 'Connexion',
  search: 'Résultats de la recherche',
  basket: 'Panier',
  upload: 'Charger un fichier',
  checkout: 'Données et paiement',
  confirmation: 'Confirmation',
  orders: 'Commandes',
  orderDetail: 'Commande',
} satisfies typeof nl.pages;

export const shell = {
  leaving: {
    title: 'Vos modifications ne sont pas encore enregistrées',
    text: 'Si vous partez maintenant, vous les perdez.',
    stay: 'Rester ici',
    leave: 'Partir sans enregistrer',
  },
  basketMoreErrors_one: 'et {{count}} autre ligne en erreur',
  basketMoreErrors_other: 'et {{count}} autres lignes en erreur',
  skip: 'Aller au contenu',
  home: 'Talloor, vers la page d’accueil',
  search: 'Article, marque ou numéro',
  mainNavigation: 'Navigation principale',
  quickNavigation: 'Navigation rapide',
  footer: 'Pied de page',
  language: 'Taal / Langue',
  crumbs: 'Fil d’Ariane',
  assortment: 'Assortiment',
  promo: 'Promos',
  orders: 'Commandes',
  logIn: 'Se connecter',
  account: 'Mon compte\u00a0: {{name}}',
  switchCustomer: 'Choisir un autre client',
  logOut: 'Se déconnecter',
  basketReminder: 'M’envoyer un e-mail si un panier reste en attente avant l’heure limite',
  basketReminderFailed: 'Votre choix n’a pas été enregistré',
  loggedOut: 'Vous êtes déconnecté',
  office: 'Vers le back-office',
  orderingFor: 'Vous commandez pour',
  chooseCustomer: 'Choisissez pour qui vous commandez',
  basket: 'Panier',
  basketName_one: 'Panier, {{count}} ligne, {{amount}}',
  basketName_other: 'Panier, {{count}} lignes, {{amount}}',
  basketNameHidden_one: 'Panier, {{count}} ligne',
  basketNameHidden_other: 'Panier, {{count}} lignes',
  lines_one: '{{count}} ligne',
  lines_other: '{{count}} lignes',
  serviceHours: '<b>Service clientèle</b> lu–ve 7:00–\u206017:30, sa 7:00–\u206013:00',
  terms: 'Conditions',
  shortcuts: 'Raccourcis clavier',
  notifications: 'Messages',
  closeNotification: 'Fermer le message',
} satisfies typeof nl.shell;

export const shortcuts = {
  title: 'Raccourcis clavier',
  singleKeys: 'Utiliser les raccourcis d’un seul caractère',
  search: 'Chercher',
  list: 'Afficher cette liste',
  close: 'Fermer la fenêtre du dessus',
  nextRow: 'Enregistrer la quantité et passer à la ligne suivante',
  previousRow: 'Enregistrer la quantité et revenir à la ligne précédente',
  step: 'Un pas de plus ou de moins',
  pack: 'Un emballage complet de plus ou de moins',
  minimum: 'Quantité minimale',
  remove: 'Retirer du panier',
  restore: 'Rétablir la quantité précédente',
  inQuantity: 'Dans une quantité',
  everywhere: 'Partout',
} satisfies typeof nl.shortcuts;

export const customers = {
  title: 'Pour qui commandez-vous\u00a0?',
  search: 'Nom, numéro ou commune',
  list: 'Clients',
  none: 'Aucun client trouvé pour «\u00a0{{query}}\u00a0».',
  kept: 'Le panier de chaque client est conservé.',
  suspended: 'Suspendu',
  cancelled: 'Résilié',
  chosen: 'Vous commandez maintenant pour {{name}}',
  chosenText: 'Les prix et le panier sont adaptés.',
  failed: 'Client non choisi',
  current: 'Choisi',
} satisfies typeof nl.customers;

export const failures = {
  connectionLost: 'Pas de connexion. Vos modifications sont conservées et seront envoyées dès son retour.',
  network: 'Pas de connexion. Vérifiez votre internet et réessayez.',
  generic: 'Une erreur s’est produite. Réessayez.',
  stale: 'Un instant',
  staleText: 'Votre dernière modification est en cours et apparaîtra d’elle-même.',
} satisfies typeof nl.failures;
