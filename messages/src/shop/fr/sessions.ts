import type * as nl from '../nl/sessions.ts';

export const sessions = {
  title: 'Où vous êtes connecté',
  intro: 'Vous ne reconnaissez pas un appareil\u00a0? Déconnectez-le et modifiez votre mot de passe.',
  device: '{{browser}} sur {{system}}',
  browsers: { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari', other: 'Un autre navigateur' },
  systems: {
    windows: 'Windows',
    macos: 'un Mac',
    linux: 'Linux',
    android: 'Android',
    ios: 'un iPhone ou iPad',
    other: 'un autre appareil',
  },
  current: 'cet appareil',
  since: 'Connecté depuis le {{day}}',
  lastUsed: 'utilisé pour la dernière fois le {{day}}',
  end: 'Déconnecter',
  endOne: 'Déconnecter\u00a0: {{device}}',
  endOthers: 'Déconnecter partout ailleurs',
  ended: 'Déconnecté',
  notEnded: 'La déconnexion a échoué',
  failed: 'Vos appareils n’ont pas été chargés',
  failedText: 'Le reste de votre profil fonctionne.',
} satisfies typeof nl.sessions;
