import type { handover as dutch } from '../nl/handover.ts';

export const handover = {
  held: '{{name}} modifie cette commande depuis {{since}}, verrouillée jusqu’à {{until}}.',
  somebody: 'Un collègue',
  ask: 'Demander de la libérer',
  waiting: 'Demandé à {{name}}. Dès que la commande est libre, vous pouvez la modifier ici.',
  declined: '{{name}} poursuit ses modifications. Dès que la commande est libre, vous pouvez la modifier ici.',
  free: 'La commande {{order}} est libre\u00a0: vous pouvez maintenant la modifier',
  askedFrom: '{{name}} souhaite modifier cette commande, demandé à {{time}}.',
  release: 'Libérer',
  releaseHint: 'Vos modifications sont conservées.',
  decline: 'Continuer à modifier',
  released: 'La commande {{order}} est libérée',
  releasedText: 'Vos modifications sont conservées. Vous pourrez les reprendre plus tard.',
  declinedDone: 'Votre collègue sait que vous continuez à modifier',
  failed: 'Cela n’a pas fonctionné',
} satisfies typeof dutch;
