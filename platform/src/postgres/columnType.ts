const constraint = /\s+(?:not\s+null|null|default|collate|check|constraint|generated|references|unique|primary)\b.*$/is;

export const columnType = (declared: string): string => declared.replace(constraint, '').trim();
