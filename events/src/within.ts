import { z } from 'zod';

/** Rules count an emoji of up to 16 UTF-16 units as one character (`lengthOf`); zod counts units. */
const unitsPerCharacter = 16;

export const within = (characters: number) => z.string().max(characters * unitsPerCharacter);
