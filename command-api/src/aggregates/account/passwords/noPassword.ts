/** In place of a hash until the invited person chooses a password. */
export const noPassword = 'none';
