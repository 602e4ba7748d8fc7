import type * as nl from '../nl/restrictedList.ts';

export const restrictedList = {
  title: 'Assortiment restreint',
  text: 'Vos collègues ne voient et ne commandent que ce qui est coché ici. Vous continuez à tout voir.',
  boundText:
    'Vous ne voyez et ne commandez que ces articles. La personne qui gère l’assortiment restreint peut l’adapter.',
  manage: 'Gérer',
  manageName: 'Gérer {{name}}',
  name: 'Nom',
  saveName: 'Enregistrer le nom',
  savedName: 'Nom enregistré',
  find: 'Autoriser un article\u00a0: numéro ou mot-clé',
  found: 'Articles trouvés',
  nothingFound: 'Aucun article trouvé pour «\u00a0{{text}}\u00a0»',
  allowed: 'Articles autorisés',
  allow: 'Autoriser {{article}}',
  count_one: '{{count}} article autorisé',
  count_other: '{{count}} articles autorisés',
  isAllowed: '{{article}} autorisé',
  isForbidden: '{{article}} n’est plus autorisé',
  none: 'Aucun article autorisé',
  noneText: 'Cherchez ci-dessus ce que vos collègues peuvent commander.',
  noneHere: 'Il n’y a pas d’assortiment restreint pour ce client.',
  gone: 'L’article {{article}} n’existe plus',
} satisfies typeof nl.restrictedList;
