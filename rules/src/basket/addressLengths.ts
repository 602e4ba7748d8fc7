/** Characters. Cities of the catalogue may be longer (spec shopping §5). */
export const addressLengths = { name: 32, city: 26, street: 60, number: 5, box: 5 } as const;
