import type * as nl from '../nl/login.ts';

export const login = {
  title: 'Heureux de vous revoir',
  tab: 'Se connecter',
  tabs: 'Connexion',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  submit: 'Se connecter',
  busy: 'Connexion…',
  usernameRequired: 'Indiquez votre nom d’utilisateur',
  passwordRequired: 'Indiquez votre mot de passe',
  wrong: 'Nom d’utilisateur ou mot de passe incorrect.',
  wrongText: 'Vérifiez les deux et réessayez.',
  blocked: 'Trop de tentatives.',
  blockedText: 'Vous pourrez vous reconnecter dans <b>{{time}}</b>.',
  blockedOver: 'Vous pouvez vous reconnecter.',
  suspended: 'Votre compte est suspendu.',
  cancelled: 'Votre compte est résilié.',
  callService: 'Appelez le service clientèle, lu–ve 7:00–\u206017:30, sa 7:00–\u206013:00.',
  failed: 'La connexion ne fonctionne pas pour le moment.',
  slogan: 'Deux jours d’avance, tout est réglé.',
  sloganText: 'Commandez avant 17:00, nous livrons deux jours ouvrables plus tard entre 08:30 et 17:00.',
  noCustomer:
    '<b>Pas encore client\u00a0?</b> Appelez le service clientèle, lu–ve 7:00–\u206017:30, sa 7:00–\u206013:00.',
  needed: 'Connectez-vous pour continuer.',
} satisfies typeof nl.login;
