export const registrations = {
  'login.registration_pending': {
    title: 'Votre inscription est encore à l’examen',
    detail:
      'Vous recevrez un e-mail dès que vous pourrez commander. Des questions\u00a0? Appelez le service clientèle.',
  },
  'registration.username_taken': {
    title: 'Ce nom d’utilisateur est déjà utilisé',
    detail: 'Choisissez un autre nom d’utilisateur.',
  },
  'registration.postal_not_delivered': {
    title: 'Nous ne livrons pas à ce code postal',
    detail: 'Choisissez une autre adresse de livraison ou contactez le service clientèle.',
  },
  'registration.city_unknown': {
    title: 'Cette commune ne correspond pas au code postal',
    detail: 'Choisissez une commune dans la liste.',
  },
  'registration.customer_unknown': {
    title: 'Le numéro de client et le numéro d’entreprise ne vont pas ensemble',
    detail: 'Vérifiez les deux sur une facture ou contactez le service clientèle.',
  },
  'registration.form_expired': {
    title: 'Le formulaire est resté ouvert trop longtemps',
    detail: 'Envoyez-le à nouveau\u00a0: vos données y sont encore.',
  },
  'registration.not_by_hand': {
    title: 'Nous n’avons pas pu envoyer votre demande',
    detail: 'Attendez quelques secondes et envoyez à nouveau, ou appelez le service clientèle.',
  },
  'registration.rate_limited': {
    title: 'Trop de demandes sont venues de votre connexion',
    detail: 'Réessayez plus tard ou appelez le service clientèle.',
  },
  'registration.link_invalid': {
    title: 'Ce lien est invalide ou expiré',
    detail: 'Utilisez le lien du dernier e-mail ou contactez le service clientèle.',
  },
  'registration.password_differs': {
    title: 'Le login n’a pas été demandé avec ce mot de passe',
    detail:
      'Saisissez le mot de passe choisi lors de votre demande. Vous n’avez pas demandé de login\u00a0? Appelez le service clientèle.',
  },
  'registration.not_found': {
    title: 'Cette inscription n’existe pas',
    detail: 'Elle a peut-être été supprimée. Retournez à la liste.',
  },
  'registration.settled': {
    title: 'Cette inscription est déjà traitée',
    detail: 'Quelqu’un vous a devancé. Passez à la suivante.',
  },
};
