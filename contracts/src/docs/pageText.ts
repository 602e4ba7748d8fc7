const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text as it may stand in HTML and in an attribute. */
export const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

/** `officeCatalogue` reads as `Office catalogue`. */
export const titleOf = (area: string): string => {
  const words = area.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
