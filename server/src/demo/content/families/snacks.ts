/** Format of every line: see readFamilies.ts. */
export const snacksFamilies = `
@chips-potatochips
516010|Dendermolen|Chips [zout/paprika/pickles/peper en zout/bolognaise]|Chips [sel/paprika/pickles/poivre et sel/bolognaise]|doos 20x40g/doos 9.8; doos 10x250g/zak 1.95
516020|Dendermolen|Chips ambachtelijk gebakken [zeezout/rozemarijn]|Chips artisanales [sel de mer/romarin]|doos 12x150g/zak 1.85
@chips-cornsnack
516030|Dendermolen|[Maïschips kaas/Ringetjes paprika/Groentechips wortel-biet/Linzenchips]|[Chips de maïs au fromage/Anneaux au paprika/Chips de légumes carotte-betterave/Chips de lentilles]|doos 12x110g/zak 1.75
516040|Dendermolen|[Zoute popcorn/Zoete popcorn]|Popcorn [salé/sucré]|doos 12x90g/zak 1.2
@chips-saltbiscuit
516050|Dendermolen|[Zoute sticks/Crackers naturel/Kaasvlinders/Pretzels]|[Sticks salés/Crackers nature/Papillons au fromage/Bretzels]|doos 12x200g/pak 1.55
@nuts-mixednuts
516060|Notenhuis Amanda|[Gezouten pindanoten/Amandelen bruin/Cashewnoten gezouten/Walnoten gepeld/Hazelnoten geroosterd/Pistachenoten in schil/Notenmix ongezouten]|[Cacahuètes salées/Amandes brunes/Noix de cajou salées/Cerneaux de noix/Noisettes torréfiées/Pistaches en coque/Mélange de noix non salées]|zak 1kg*8 11.8
516070|Notenhuis Amanda|[Borrelnootjes/Wasabinootjes]|Cacahuètes enrobées [épicées/au wasabi]|zak 1kg*8 6.9; emmer 3kg 18.4
516080|Notenhuis Amanda|[Amandelschilfers/Amandelpoeder/Pijnboompitten]|[Amandes effilées/Poudre d'amandes/Pignons de pin]|zak 1kg*8 12.9
@nuts-driedfruit
516090|Notenhuis Amanda|[Rozijnen/Gedroogde abrikozen/Gedroogde pruimen/Dadels zonder pit/Gedroogde vijgen/Gedroogde veenbessen]|[Raisins secs/Abricots secs/Pruneaux/Dattes dénoyautées/Figues sèches/Canneberges séchées]|zak 1kg*10 7.6; doos 5kg 34.8
516110|Notenhuis Amanda|[Zonnebloempitten/Pompoenpitten/Lijnzaad/Chiazaad/Sesamzaad]|Graines de [tournesol/courge/lin/chia/sésame]|zak 1kg*10 5.4
@aperitif-tapas
516120|Casa Molinera|[Olijvenmix met kruiden/Groene olijven met amandel/Gemarineerde look]|[Mélange d'olives aux herbes/Olives vertes aux amandes/Ail mariné]|bakje 1kg*6 9.6
516130|Casa Molinera|[Chorizoblokjes/Gevulde pepertjes met roomkaas/Tapasschotel]|[Dés de chorizo/Piments farcis au fromage frais/Plateau de tapas]|bakje 1kg*4 14.8
@aperitif-dips
516140|Casa Molinera|Dipsaus [look/tomaat-basilicum/curry]|Sauce dip [à l'ail/tomate-basilic/au curry]|bakje 1kg*6 8.2
`;
