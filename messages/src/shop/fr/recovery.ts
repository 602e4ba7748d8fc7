import type * as nl from '../nl/recovery.ts';

export const recovery = {
  email: 'Adresse e-mail',
  emailRequired: 'Indiquez votre adresse e-mail',
  emailInvalid: 'Cette adresse e-mail n’est pas valide',
  passwordIntro:
    'Indiquez votre nom d’utilisateur et votre adresse e-mail. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  passwordSubmit: 'M’envoyer un lien',
  usernameIntro: 'Indiquez votre adresse e-mail. Nous vous envoyons votre nom d’utilisateur.',
  usernameSubmit: 'M’envoyer mon nom d’utilisateur',
  busy: 'En cours…',
  sent: 'Consultez vos e-mails.',
  passwordSent:
    'Si nous connaissons ce nom d’utilisateur avec cette adresse, vous recevez maintenant un e-mail avec un lien. Il fonctionne une seule fois, pendant une heure.',
  usernameSent: 'Si nous connaissons cette adresse, vous recevez maintenant un e-mail avec votre nom d’utilisateur.',
  nothingCame:
    'Rien reçu\u00a0? Regardez parmi les indésirables ou appelez le service clientèle, lu–ve 7:00–\u206017:30, sa 7:00–\u206013:00.',
  refused: 'Cela ne va pas.',
  chooseTitle: 'Choisissez un nouveau mot de passe',
  chooseIntro: 'Pour votre login <b>{{username}}</b>.',
  newPassword: 'Nouveau mot de passe',
  confirmation: 'Nouveau mot de passe, encore une fois',
  rules: 'Règles de votre mot de passe',
  kept: 'respecté',
  broken: 'pas encore respecté',
  mustKeepRules: 'Choisissez un mot de passe qui respecte tout ce qui suit',
  mustBeSame: 'Ce n’est pas le même mot de passe',
  choose: 'Enregistrer le nouveau mot de passe',
  checking: 'Vérification du lien…',
  checkFailed: 'Le lien n’a pas pu être vérifié',
  checkFailedText: 'Votre mot de passe n’a pas changé et le lien reste valable.',
  linkInvalid: 'Ce lien n’est pas valide ou a expiré.',
  linkInvalidText: 'Un lien fonctionne une seule fois et pendant une heure. Demandez-en un nouveau.',
  askAgain: 'Demander un nouveau lien',
  done: 'Votre nouveau mot de passe est enregistré.',
  doneText: 'Vous avez été déconnecté partout où vous étiez connecté. Connectez-vous avec votre nouveau mot de passe.',
  toLogin: 'Se connecter',
} satisfies typeof nl.recovery;
