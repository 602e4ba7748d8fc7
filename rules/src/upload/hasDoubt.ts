/** Of lines or titles that order less, nothing, or tell of deliveries, stock and prices. Dutch, French, English. */
const doubts = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`niet|geen|nooit|annul\p{L}*|geannul\p{L}*|(?:ge)?schrap\p{L}*|verwijder\p{L}*|retour\p{L}*|terug\p{L}*`,
    String.raw`i\.?\s?p\.?\s?v|plaats van|vervang\p{L}*|(?<!\bnodig\b.*)(?:heb|hebt|heeft|hebben)(?!.*\bnodig)|rest|resten|resteert|resterend|over|overschot`,
    String.raw`max(?:i|imum|imaal|imal)?|min(?:i|imum|imaal|imal)?|minstens|minste?|hoogstens|hooguit|meer|ongeveer|ligt|liggen|staat|staan|er zijn|telling\p{L}*|tellen|geteld|in huis`,
    String.raw`ontvangen|ontvingen|ontvangst|gekregen|kregen|geleverd\p{L}*|besteld|gisteren|fout\p{L}*|verkeerd\p{L}*|misschien|wellicht|defect\p{L}*|lek|(?:be)?schimmeld?|bedorven|rot|rotte|vervallen|gebroken|te ?goed|stop\p{L}*|schreef`,
    'voorraad|stock|prijs|prijzen|kost|kosten|kostprijs|minder|te veel|teveel|te weinig|tekort|kapot|beschadigd|vorige|laatste',
    String.raw`ne|n['’]\p{L}+|pas|jamais|supprim\p{L}*|retir\p{L}*|enlev\p{L}*|rem?plac\p{L}*|au lieu|[àa] la place|plut[ôo]t`,
    String.raw`(?:avez|avons|ai)(?!\s+besoin)|restes?|restent|restants?|prix|co[ûu]te\p{L}*|tarif|moins|trop|cass[ée]e?s?|ab[îi]m[ée]e?s?|manqu\p{L}*|au plus|ou plus|[àa] peu pr[èe]s|peut-[êe]tre|moisie?s?|environ|il y (?:en )?a|inventaire|comptée?s?|comptage|re[çc]ue?s?|livrée?s?|commandée?s?|erreurs?|erron[ée]e?s?|mauvais\p{L}*|p[ée]rim[ée]e?s?|pourrie?s?|g[âa]t[ée]e?s?|avari[ée]e?s?|arr[êe]t\p{L}*|a [ée]crit|derni[èe]re?s?`,
    String.raw`not|don['’]t|cancel\p{L}*|return\p{L}*|remove\p{L}*|delete\p{L}*|instead|have|price|or more|received|delivered|ordered|broken|damaged|wrong|spoil\p{L}*|expired|wrote`,
  ].join('|')})(?!\p{L})`,
  'giu',
);

/** Whether a number may be no order. Words of the article's name and pack (`own`) are harmless. */
export function hasDoubt(text: string, own = ''): boolean {
  const ownWords = new Set(doubtsOf(own));
  return doubtsOf(text).some((word) => !ownWords.has(word));
}

const doubtsOf = (text: string): readonly string[] =>
  [...text.replaceAll(/\s+/gu, ' ').matchAll(doubts)].map(([word]) => word.toLowerCase());

const cancellation =
  /(?<!\p{L})(?:niet|nooit|annul\p{L}*|geannul\p{L}*|(?:ge)?schrap(?:pen|t)?|retour|ne|pas|jamais|supprim\p{L}*|not|don['’]t|cancel\p{L}*|(?<!^\s*)geen|geen(?!\s*$))(?!\p{L})/iu;

/** Whether a remark beside the line takes it back; `geen` alone may be a value, as of allergens. */
export const cancels = (remark: string): boolean => cancellation.test(remark);
