import type { Terms } from './terms.ts';

export const fr: Terms = {
  title: 'Conditions générales',
  intro:
    'Ces conditions valent pour toute commande qu’un client professionnel passe chez Talloor. Ce que nous convenons autrement par écrit avec vous l’emporte.',
  sections: [
    {
      title: 'Qui peut commander',
      paragraphs: [
        'Talloor livre uniquement aux entreprises et organisations en Belgique. Toute personne qui commande avec votre nom d’utilisateur commande au nom de votre établissement. Gardez votre mot de passe pour vous et prévenez-nous dès que quelqu’un ne peut plus commander pour vous.',
      ],
    },
    {
      title: 'Commande et traitement',
      paragraphs: [
        'Votre commande est passée dès que son numéro s’affiche\u00a0; la confirmation suit par e-mail. Chaque jour de livraison indique jusqu’à quand vous pouvez commander. À partir de ce moment, nous traitons votre commande et elle est définitive.',
        'Votre panier affiche le montant minimum, les frais de livraison et le montant à partir duquel la livraison est gratuite. Un supplément arrive avec la commande à laquelle vous l’ajoutez.',
      ],
    },
    {
      title: 'Prix',
      paragraphs: [
        'Les prix s’entendent par unité de vente, hors TVA et hors vidanges, sauf mention contraire. Vous payez le prix affiché dans votre panier au moment de la commande.',
        'Ce qui se vend au poids est facturé selon le poids livré. Ces montants commencent par ±.',
      ],
    },
    {
      title: 'Livraison et enlèvement',
      paragraphs: [
        'Nous livrons au jour et dans le créneau de votre confirmation, à l’adresse que vous avez choisie. Veillez à ce que quelqu’un puisse réceptionner les marchandises et mettre aussitôt les produits frais au froid. Si vous venez chercher votre commande, munissez-vous de son numéro.',
        'Si un article vient à manquer, il figure comme manquant dans la confirmation ou sur le bon de livraison et vous ne le payez pas.',
      ],
    },
    {
      title: 'Vidanges',
      paragraphs: [
        'Pour les casiers, fûts et bouteilles consignés, nous comptons des vidanges, sans TVA. Nous les créditons dès que vous les remettez lors d’une livraison.',
      ],
    },
    {
      title: 'Contrôle et retours',
      paragraphs: [
        'Contrôlez les marchandises à leur arrivée. Signalez ce qui manque ou est abîmé dans les deux jours ouvrables, le jour même pour les produits frais et surgelés, avec le numéro du bon de livraison. Nous ne reprenons pas les produits frais et surgelés conformes à la commande.',
      ],
    },
    {
      title: 'Facture et paiement',
      paragraphs: [
        'Vous ne payez rien lors de la commande\u00a0: vous recevez une facture, payable dans le délai indiqué avec votre commande. Les marchandises restent la propriété de Talloor jusqu’à leur paiement.',
        'Sur ce qui reste impayé après un rappel, nous comptons l’intérêt légal pour les transactions commerciales. Tant que des factures sont ouvertes, nous pouvons retenir des commandes\u00a0; nous vous en prévenons.',
      ],
    },
    {
      title: 'Données',
      paragraphs: [
        'Nous utilisons les données de votre établissement et de ses utilisateurs pour exécuter les commandes, facturer et répondre aux questions. Vous pouvez les consulter, les faire corriger ou effacer, pour autant que la loi ne nous oblige pas à les conserver.',
      ],
    },
    {
      title: 'Droit et tribunal',
      paragraphs: [
        'Le droit belge s’applique. Si nous ne réglons pas un différend ensemble, le tribunal de l’entreprise du siège de Talloor est compétent.',
      ],
    },
  ],
};
