/** Words before the digits of a code, with the marks between them. */
export const codePrefix = String.raw`(?:ean|gtin|art(?:ikel)?(?:nr|nummer)?|article|r[eé]f|nr|n°|no)[\s.:°#-]*(?=\d)`;
