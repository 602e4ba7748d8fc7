/** Format of every line: see readFamilies.ts. */
export const kidsFamilies = `
@baby-vegpap
515010|Kleine Lepel|Groentepapje [wortel-aardappel/pompoen-kip/broccoli-kabeljauw/erwt-kalkoen]|Petit pot [carotte-pomme de terre/potiron-poulet/brocoli-cabillaud/petits pois-dinde]|doos 12x200g/pot 1.45
515020|Kleine Lepel|Diepvriesgroentepuree bio [wortel/courgette/pastinaak] in blokjes|Purée de légumes bio surgelée [carotte/courgette/panais] en dés|zak 1kg*8 6.8
@baby-fruitpap
515030|Kleine Lepel|Fruitpapje [appel-banaan/peer/mango-perzik]|Compote bébé [pomme-banane/poire/mangue-pêche]|doos 12x120g/pot 0.95
515040|Kleine Lepel|Knijpfruit [appel/appel-aardbei] bio|Gourde de fruits bio [pomme/pomme-fraise]|doos 48x90g/doos 31.8
@baby-babycereal
515050|Kleine Lepel|[Opvolgmelk poeder 2/Groeimelk poeder 3]|Lait [de suite poudre 2/de croissance poudre 3]|doos 6x800g/pot 14.8
515060|Kleine Lepel|[Rijstebloem/Granenpap] voor baby|[Farine de riz/Bouillie de céréales] pour bébé|doos 8x500g/pak 4.9
@school-snackfruit
515070|Pimpernoot|[Rijstwafel appel/Maïskoekje wortel/Volkorenkoekje]|[Galette de riz à la pomme/Galette de maïs à la carotte/Biscuit complet]|doos 80x20g/doos 21.6
515080|Pimpernoot|[Rozijntjes in doosje/Gedroogde appelringen]|[Raisins secs en boîte/Rondelles de pommes séchées]|doos 100x15g/doos 17.8
@school-schoolmilk
515090|Boterveld|Schoolmelk [halfvol/chocolade] brikje|Lait scolaire [demi-écrémé/chocolaté] briquette|doos 27x200ml/doos 11.8
515100|Sapperij Boomgaerd|Fruitdrankje [appel-kers/sinaas] zonder toegevoegde suiker|Boisson aux fruits [pomme-cerise/orange] sans sucres ajoutés|doos 40x200ml/doos 15.9
@school-kidsmeal
515110|Pimpernoot|Kindermenu [spaghetti bolognaise/kip met appelmoes/visstick met puree/balletjes in tomatensaus]|Menu enfant [spaghetti bolognaise/poulet compote/bâtonnet de poisson purée/boulettes sauce tomate]|doos 12x250g/doos 33.8
515120|Pimpernoot|[Letterpasta/Dierenpasta]|Pâtes [alphabet/animaux]|zak 3kg*4 6.9
@childcare-diapers|vat=21
515130|Pimpernoot|Luiers maat [2 (3-6 kg)/3 (4-9 kg)/4 (7-18 kg)/5 (11-25 kg)]|Langes taille [2 (3-6 kg)/3 (4-9 kg)/4 (7-18 kg)/5 (11-25 kg)]|doos 4x44st/pak 9.8
515140|Pimpernoot|Vochtige doekjes zonder parfum|Lingettes sans parfum|doos 12x72st/pak 1.35
@childcare-kidstable|vat=21
515150|Pimpernoot|[Wegwerpslabbetjes/Onderleggers voor verzorgingskussen]|[Bavoirs jetables/Alèses pour matelas à langer]|doos 500st 24.6
515160|Pimpernoot|[Kinderbord/Kinderbeker met handvat/Kinderkom] melamine|[Assiette enfant/Gobelet à anse/Bol enfant] en mélamine|doos 12st/st 3.6
`;
