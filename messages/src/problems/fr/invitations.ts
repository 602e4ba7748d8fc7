import type { invitations as nl } from '../nl/invitations.ts';

export const invitations: typeof nl = {
  'invitation.already_user': {
    title: 'Cette adresse e-mail est déjà celle d’un utilisateur de ce numéro de client',
    detail: 'Modifiez ses droits dans la liste ci-dessous.',
  },
  'invitation.already_invited': {
    title: 'Une invitation a déjà été envoyée à cette adresse e-mail',
    detail: 'Renvoyez-la ou retirez-la, dans la liste ci-dessous.',
  },
  'invitation.too_many': {
    title: 'Trop d’invitations ont déjà été envoyées',
    detail: 'Retirez les invitations que personne n’utilise, ou réessayez demain.',
  },
  'invitation.sent_recently': {
    title: 'Cette invitation vient d’être envoyée',
    detail: 'Attendez quelques minutes et demandez au destinataire de regarder aussi dans les courriers indésirables.',
  },
  'invitation.not_found': {
    title: 'Cette invitation n’est plus ouverte',
    detail: 'Elle a été acceptée ou retirée entre-temps. Rechargez la liste des utilisateurs.',
  },
  'invitation.link_invalid': {
    title: 'Cette invitation n’est pas valable ou a été retirée',
    detail: 'Utilisez le lien du dernier e-mail, ou demandez une nouvelle invitation.',
  },
  'invitation.link_expired': {
    title: 'Cette invitation a expiré',
    detail: 'Demandez à la personne qui vous a invité de la renvoyer.',
  },
  'invitation.lapsed': {
    title: 'Cette invitation n’est plus valable',
    detail:
      'La personne qui l’a envoyée ne gère plus les utilisateurs de cet établissement. Demandez-y une nouvelle invitation.',
  },
  'invitation.accepted': {
    title: 'Cette invitation a déjà été acceptée',
    detail: 'Connectez-vous avec votre nom d’utilisateur. Mot de passe oublié\u00a0? Demandez-en un nouveau.',
  },
  'invitation.being_accepted': {
    title: 'Cette invitation est en train d’être acceptée',
    detail: 'Attendez une minute et essayez de vous connecter, ou rouvrez le lien.',
  },
  'invitation.login_exists': {
    title: 'Cette adresse e-mail a déjà un login',
    detail: 'Connectez-vous pour accepter l’invitation.',
  },
  'invitation.other_login': {
    title: 'Cette invitation est destinée à une autre adresse e-mail',
    detail: 'Déconnectez-vous, puis connectez-vous avec le login de l’adresse qui a reçu l’e-mail.',
  },
  'invitation.rate_limited': {
    title: 'Trop de tentatives depuis votre connexion',
    detail: 'Réessayez plus tard ou appelez le service clientèle.',
  },
};
