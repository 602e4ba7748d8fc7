/** `+++090/9337/55493+++`. @param communication 12 digits */
export const communicationText = (communication: string): string =>
  `+++${communication.slice(0, 3)}/${communication.slice(3, 7)}/${communication.slice(7)}+++`;
