const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

/** `officeCatalogue` becomes `Office catalogue`. */
export const titleOf = (area: string): string => {
  const words = area.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
