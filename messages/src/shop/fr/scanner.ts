import type * as nl from '../nl/scanner.ts';

export const scanner = {
  open: 'Scanner un code-barres',
  short: 'Scanner',
  title: 'Scanner un code-barres',
  starting: 'La caméra démarre…',
  hint: 'Tenez le code-barres dans le cadre, assez près et avec de la lumière.',
  video: 'Image de la caméra',
  lightOn: 'Allumer la lampe',
  lightOff: 'Éteindre la lampe',
  looking: 'Recherche de {{code}}…',
  blockedTitle: 'La caméra est bloquée',
  blockedText: 'Ce navigateur n’autorise pas la caméra sur cette page. Pour l’autoriser\u00a0:',
  blockedSteps: {
    first: 'Dans la barre d’adresse, à gauche de l’adresse, appuyez sur l’icône des paramètres ou sur le cadenas.',
    second: 'Sous Autorisations, mettez la caméra sur Autoriser.',
    third: 'Revenez à cette page et appuyez sur Réessayer.',
  },
  tryAgain: 'Réessayer',
  noCamera: 'Aucune caméra trouvée',
  noCameraText: 'Tapez les chiffres sous les barres.',
  busyTitle: 'La caméra ne fonctionne pas',
  busyText: 'Un autre programme l’utilise peut-être. Fermez-le et réessayez, ou tapez les chiffres.',
  byHand: 'Ou tapez les chiffres sous les barres',
  code: 'Code-barres',
  find: 'Chercher l’article',
  wrongCode:
    'Ce n’est pas un code-barres\u00a0: un code-barres compte 8, 12, 13 ou 14 chiffres, et le dernier contrôle les autres.',
  notFound: 'Aucun article avec ce code-barres',
  notFoundText: 'Le code-barres {{code}} n’est pas dans notre assortiment. Cherchez par nom ou par numéro d’article.',
  failed: 'Le code-barres n’a pas été cherché',
} satisfies typeof nl.scanner;
