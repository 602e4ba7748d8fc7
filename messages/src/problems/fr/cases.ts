export const cases = {
  'case.not_found': { title: 'Ce dossier n’existe pas', detail: 'Choisissez-le dans vos questions.' },
  'case.closed': { title: 'Ce dossier est clôturé', detail: 'Posez une nouvelle question.' },
  'case.person_erased': {
    title: 'Les données du demandeur sont effacées',
    detail: 'Vous ne pouvez plus rien écrire dans ce dossier. Posez une nouvelle question.',
  },
  'case.line_not_found': { title: 'La ligne {{line}} n’y figure pas', detail: 'Choisissez à nouveau les lignes.' },
  'case.link_invalid': {
    title: 'Ce lien ne fonctionne plus',
    detail: 'Utilisez le lien du dernier e-mail, ou posez à nouveau votre question.',
  },
  'case.assignee_unknown': {
    title: 'Ce collègue ne peut pas traiter de dossiers',
    detail: 'Choisissez un autre collègue.',
  },
  'case.too_many_messages': {
    title: 'Au maximum {{max}} messages par dossier',
    detail: 'Posez une nouvelle question, ou appelez le service clientèle.',
  },
  'case.file_not_found': { title: 'Ce fichier n’existe plus', detail: 'Actualisez le dossier.' },
  'case.too_many_files': {
    title: 'Au maximum {{max}} fichiers',
    detail: 'Choisissez ceux qui montrent le mieux le problème.',
  },
  'case.file_too_large': {
    title: 'Ce fichier est trop grand',
    detail: 'Au maximum {{max_megabytes}} Mo par fichier.',
  },
  'case.file_unreadable': {
    title: 'Nous ne pouvons pas lire ce fichier',
    detail: 'Choisissez une photo en JPEG, PNG ou WebP, ou un PDF.',
  },
  'case.dispute_unanswered': {
    title: 'Cette contestation n’a pas encore de réponse',
    detail: 'Répondez-y sur la facture\u00a0: le dossier se clôture alors de lui-même.',
  },
  'case.dispute_has_invoice': {
    title: 'Une contestation reste liée à sa facture',
    detail: 'Liez une commande, un bon de livraison ou un retour.',
  },
  'case.document_not_own': { title: 'Ce client n’a pas de document avec ce numéro', detail: 'Vérifiez le numéro.' },
  'contact.form_expired': {
    title: 'Le formulaire est resté ouvert trop longtemps',
    detail: 'Envoyez-le à nouveau\u00a0: vos données y sont encore.',
  },
  'contact.not_by_hand': {
    title: 'Nous n’avons pas pu envoyer votre question',
    detail: 'Attendez quelques secondes et envoyez à nouveau, ou appelez le service clientèle.',
  },
};
