/** Common in Belgium and its neighbours. */
const stems = `
  password passwort passw0rd p@ssw0rd p@ssword paswoord wachtwoord geheim geheimpje toegang motdepasse secret welkom welkom0
  bienvenue welcome hallo hello bonjour bonsoir salut coucou goedendag goeiedag goedemorgen
  admin administrator beheer beheerder root user gebruiker utilisateur guest gast invite test tester testing demo default
  login inloggen connexion letmein changeme verander temporary tijdelijk temp iloveyou ikhouvanjou jetaime loulou
  qwerty qwertz azerty qwertyuiop azertyuiop qwert azert asdf asdfgh asdfghjkl qsdf qsdfgh qsdfghjklm zxcvbn zxcvbnm wxcvbn
  wxcvbn abc abcd abcde abcdef abcdefg abcdefgh aabbcc aa q1w2e3r4 1q2w3e4r 1a2z3e4r a1b2c3d4 1qaz2wsx qazwsx 1aqw2zsx
  aqwzsx qweasd azeqsd
  januari februari maart april mei juni juli augustus september oktober november december janvier fevrier février mars avril
  mai juin juillet aout août septembre octobre novembre decembre décembre january february march may june july august october
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag lundi mardi mercredi jeudi vendredi samedi dimanche monday
  tuesday wednesday thursday friday saturday sunday
  lente zomer herfst winter printemps ete été automne hiver spring summer autumn fall
  belgie belgië belgique belgium vlaanderen wallonie brussel bruxelles brussels antwerpen anvers gent gand brugge bruges
  leuven louvain luik liege liège namur namen charleroi mechelen hasselt kortrijk oostende nederland france paris london
  anderlecht clubbrugge standard rodeduivels diablesrouges football voetbal barcelona juventus liverpool arsenal chelsea
  realmadrid manchester ferrari mercedes porsche pokemon starwars superman batman spiderman pikachu minecraft
  schatje schat liefde liefje amour cheri chéri doudou princess princesse prinses prins dragon monkey master shadow sunshine
  flower bloem fleur soleil zonnetje poes poesje hond hondje chat chaton chocolat chocolade banaan banane appel fromage
  keuken cuisine restaurant bistro brasserie hotel traiteur catering bakker bakkerij boulangerie chef cook kok
  bestelling bestellen commande commander leverancier fournisseur talloor winkel magasin boutique shop horeca food
  michael daniel thomas nicolas nicole jessica charlie jordan andrew robert jennifer michelle joseph maxime antoine julien
  laurent philippe pascal sandra sabrina melissa vanessa camille caroline charlotte emma louis lucas noah arthur jules mathis
  marie maria martine monique sophie julie laura sarah lotte anneke jan piet joris korneel dirk luc marc peter stijn
  trustno1 whatever freedom computer internet samsung google facebook windows iphone
`
  .trim()
  .split(/\s+/);

const commonStems = new Set(stems.map((stem) => stem.toLowerCase()));

const obviousDigits =
  /^(?:0?1234567890?|0?12345678?|0?123456?|0?12345?|0?123?|\d{0,3}|(\d)\1+|(\d\d)\2+|(?:19|20)\d\d|987654321?0?|4321|654321)$/;
const endMarks = /[!?.*#@$]{0,2}$/;

/** A common word with obvious digits or punctuation, or digits or one character alone. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().replace(endMarks, '');
  if (/^(.)\1*\d{0,4}$/su.test(text)) return true;
  if (commonStems.has(text)) return true;
  const [, before = '', word = '', after = ''] = /^(\d*)(.*?)(\d*)$/s.exec(text) ?? [];
  return obviousDigits.test(before) && obviousDigits.test(after) && (word === '' || commonStems.has(word));
}
