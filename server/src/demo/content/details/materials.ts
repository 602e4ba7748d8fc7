/**
 * What articles are made of, found by their Dutch names: `pattern; Dutch; French; allergen:Dutch detail/French detail; origin;
 * animal`. The first that fits is the main ingredient. Allergens stand in capitals, as labels have them.
 */
export const materialLines = `
luikse stroop; peren en appels; poires et pommes; ; ; 
ahorn; ahornsap; sève d'érable; ; CA; 
agave; agavesap; sève d'agave; ; MX; 
pesto; basilicum, CASHEWNOTEN; basilic, NOIX DE CAJOU; nuts:cashewnoten/noix de cajou; ; 
pesto; kaas (MELK); fromage (LAIT); milk; ; animal
aardbei; aardbeien; fraises; ; ; 
frambo; frambozen; framboises; ; ; 
bosvrucht; bosvruchten; fruits des bois; ; ; 
rode vruchten; rode vruchten; fruits rouges; ; ; 
blauwe bes; blauwe bessen; myrtilles; ; ; 
perzik; perzik; pêche; ; ; 
abriko; abrikozen; abricots; ; ; 
kersen; kersen; cerises; ; ; 
kriek; krieken; griottes; ; ; 
passie; passievrucht; fruit de la passion; ; ; 
mango; mango; mangue; ; ; 
ananas; ananas; ananas; ; CR; 
banaan; banaan; banane; ; EC; 
bananen; bananen; bananes; ; EC; 
citroen; citroen; citron; ; ES; 
limoen; limoen; citron vert; ; BR; 
sinaas; sinaasappel; orange; ; ES; 
pompelmoes; pompelmoes; pamplemousse; ; ES; 
mandarij; mandarijnen; mandarines; ; ES; 
appel-; appel; pomme; ; ; 
appels; appels; pommes; ; ; 
appelmoes; appelen; pommes; ; ; 
appelsap; appelen; pommes; ; ; 
groene appel; groene appel; pomme verte; ; ; 
peren; peren; poires; ; ; 
druiven; druiven; raisins; ; ZA; 
kiwi; kiwi's; kiwis; ; NZ; 
avocado; avocado; avocat; ; PE; 
meloen; meloen; melon; ; ES; 
pruim; pruimen; pruneaux; ; ; 
rozijn; rozijnen; raisins secs; ; TR; 
dadel; dadels; dattes; ; TN; 
vijgen; vijgen; figues; ; TR; 
veenbes; veenbessen; canneberges; ; US; 
vanille; vanille; vanille; ; ; 
witte chocolade; witte chocolade (MELK); chocolat blanc (LAIT); milk; ; animal
chocola; chocolade; chocolat; ; ; 
karamel; karamel (MELK); caramel (LAIT); milk; ; animal
mokka; koffie-extract; extrait de café; ; ; 
koffie; koffie; café; ; ; 
speculoos; speculoos (TARWE); spéculoos (FROMENT); gluten; ; 
pistache; PISTACHE; PISTACHE; nuts:pistachenoten/pistaches; ; 
hazelno; HAZELNOTEN; NOISETTES; nuts:hazelnoten/noisettes; ; 
praliné; praliné (HAZELNOTEN); praliné (NOISETTES); nuts:hazelnoten/noisettes; ; 
amande; AMANDELEN; AMANDES; nuts:amandelen/amandes; ; 
amandel; AMANDELEN; AMANDES; nuts:amandelen/amandes; ; 
marsepein; AMANDELEN; AMANDES; nuts:amandelen/amandes; ; 
frangipane; AMANDELEN; AMANDES; nuts:amandelen/amandes; ; 
walno; WALNOTEN; NOIX; nuts:walnoten/noix; ; 
notenbrood; WALNOTEN; NOIX; nuts:walnoten/noix; ; 
cashew; CASHEWNOTEN; NOIX DE CAJOU; nuts:cashewnoten/noix de cajou; ; 
notenmix; NOTEN; NOIX; nuts:noten/noix; ; 
met noten; NOTEN; NOIX; nuts:noten/noix; ; 
nougat; AMANDELEN; AMANDES; nuts:amandelen/amandes; ; 
pinda; PINDA'S; CACAHUÈTES; peanuts; ; 
borrelno; PINDA'S; CACAHUÈTES; peanuts; ; 
wasabinoot; PINDA'S; CACAHUÈTES; peanuts; ; 
saté; PINDA'S; CACAHUÈTES; peanuts; ; 
arachide; ARACHIDEOLIE; huile d'ARACHIDE; peanuts; ; 
kokos; kokos; noix de coco; ; TH; 
haver; HAVER; AVOINE; gluten:haver/avoine; ; 
soja; SOJABONEN; graines de SOJA; soy; ; 
tofu; SOJABONEN; graines de SOJA; soy; ; 
tempé; SOJABONEN; graines de SOJA; soy; ; 
edamame; SOJABONEN; graines de SOJA; soy; ; 
sesam; SESAM; SÉSAME; sesame; ; 
hummus; kikkererwten, SESAM; pois chiches, SÉSAME; sesame; ; 
tahin; SESAM; SÉSAME; sesame; ; 
falafel; kikkererwten; pois chiches; ; ; 
kikkererwt; kikkererwten; pois chiches; ; ; 
linzen; linzen; lentilles; ; ; 
(?<!koffie)bonen; bonen; haricots; ; ; 
boontjes; bonen; haricots; ; ; 
garna; GARNALEN; CREVETTES; crustaceans:garnalen/crevettes; ; animal
scampi; SCAMPI; SCAMPIS; crustaceans; ; animal
gamba; GAMBA'S; GAMBAS; crustaceans; ; animal
kreeft; KREEFT; HOMARD; crustaceans; ; animal
krab; KRAB; CRABE; crustaceans; ; animal
langoust; LANGOUSTINES; LANGOUSTINES; crustaceans; ; animal
surimi; SURIMI (VIS); SURIMI (POISSON); fish; ; animal
zeevrucht; ZEEVRUCHTEN; FRUITS DE MER; molluscs; ; animal
zalm; ZALM; SAUMON; fish; NO; animal
forel; FOREL; TRUITE; fish; BE; animal
kabeljauw; KABELJAUW; CABILLAUD; fish; NO; animal
koolvis; KOOLVIS; LIEU NOIR; fish; IS; animal
schol; SCHOL; PLIE; fish; NL; animal
heilbot; HEILBOT; FLÉTAN; fish; NO; animal
zeetong; TONG; SOLE; fish; BE; animal
tongfilet; TONG; SOLE; fish; BE; animal
tonijn; TONIJN; THON; fish; ; animal
makreel; MAKREEL; MAQUEREAU; fish; ; animal
sardine; SARDINES; SARDINES; fish; PT; animal
ansjovis; ANSJOVIS; ANCHOIS; fish; ; animal
haring; HARING; HARENG; fish; ; animal
rolmops; HARING; HARENG; fish; ; animal
paling; PALING; ANGUILLE; fish; ; animal
pangasius; PANGASIUS; PANGASIUS; fish; VN; animal
zeebaars; ZEEBAARS; BAR; fish; GR; animal
dorade; DORADE; DORADE; fish; GR; animal
vissaus; VIS; POISSON; fish; ; animal
visfumet; VIS; POISSON; fish; ; animal
visbouillon; VIS; POISSON; fish; ; animal
vissoep; VIS; POISSON; fish; ; animal
visgratin; VIS; POISSON; fish; ; animal
visstick; VIS; POISSON; fish; ; animal
mossel; MOSSELEN; MOULES; molluscs; NL; animal
oester; OESTERS; HUÎTRES; molluscs; FR; animal
inktvis; INKTVIS; CALAMAR; molluscs; ; animal
octopus; OCTOPUS; POULPE; molluscs; MA; animal
jakob; SINT-JAKOBSVRUCHTEN; NOIX DE SAINT-JACQUES; molluscs; US; animal
kippen; kippenvlees; viande de poulet; ; ; animal
kipfilet; kipfilet; filet de poulet; ; ; animal
kip; kippenvlees; viande de poulet; ; ; animal
kalkoen; kalkoenvlees; viande de dinde; ; ; animal
eend; eendenvlees; viande de canard; ; ; animal
konijn; konijn; lapin; ; ; animal
hert; hertenvlees; viande de cerf; ; ; animal
everzwijn; everzwijn; sanglier; ; ; animal
\bwild; wild; gibier; ; ; animal
rund; rundvlees; viande de bœuf; ; ; animal
stoofvlees; rundvlees; viande de bœuf; ; ; animal
kalf; kalfsvlees; viande de veau; ; ; animal
\blam; lamsvlees; viande d'agneau; ; NZ; animal
varken; varkensvlees; viande de porc; ; ; animal
spek; spek; lard; ; ; animal
ham(?!burger|pi); ham; jambon; ; ; animal
bolognaise; rundvlees; viande de bœuf; ; ; animal
gehakt; varkens- en rundvlees; viande de porc et de bœuf; ; ; animal
balletjes; varkens- en rundvlees; viande de porc et de bœuf; ; ; animal
ricotta; ricotta; ricotta; milk; ; animal
mozzarella; mozzarella (MELK); mozzarella (LAIT); milk; ; animal
kaas; kaas (MELK); fromage (LAIT); milk; ; animal
kazen; kaas (MELK); fromage (LAIT); milk; ; animal
cheddar; cheddar (MELK); cheddar (LAIT); milk; ; animal
parmez; parmezaan (MELK); parmesan (LAIT); milk; ; animal
feta; feta (MELK); feta (LAIT); milk; ; animal
tzatziki; yoghurt (MELK); yaourt (LAIT); milk; ; animal
yoghurt; yoghurt (MELK); yaourt (LAIT); milk; ; animal
roomlikeur; room (MELK); crème (LAIT); milk; ; animal
roomsaus; room (MELK); crème (LAIT); milk; ; animal
roombot; boter (MELK); beurre (LAIT); milk; ; animal
boterkoek; boter (MELK); beurre (LAIT); milk; ; animal
chocolademelk; MELK; LAIT; milk; ; animal
advocaat; EIGEEL; jaune d'ŒUF; eggs; ; animal
eier; EIEREN; ŒUFS; eggs; ; animal
mayonaise; EIGEEL; jaune d'ŒUF; eggs; ; animal
honing; honing; miel; ; ; 
kaneel; kaneel; cannelle; ; ; 
spinazie; spinazie; épinards; ; ; 
broccoli; broccoli; brocoli; ; ; 
bloemkool; bloemkool; chou-fleur; ; ; 
wortel; wortelen; carottes; ; ; 
erwt; erwten; petits pois; ; ; 
prei; prei; poireaux; ; ; 
pompoen; pompoen; potiron; ; ; 
pastinaak; pastinaak; panais; ; ; 
courgette; courgettes; courgettes; ; ; 
aubergine; aubergines; aubergines; ; ; 
paprika; paprika; poivrons; ; ; 
tomat; tomaten; tomates; ; ; 
tomaat; tomaten; tomates; ; ; 
champignon; champignons; champignons; ; ; 
witloof; witloof; chicons; ; ; 
asperge; asperges; asperges; ; ; 
knolselder; KNOLSELDER; CÉLERI-RAVE; celery; ; 
selder; SELDERIJ; CÉLERI; celery; ; 
biet; rode biet; betterave rouge; ; ; 
rode kool; rode kool; chou rouge; ; ; 
rodekool; rode kool; chou rouge; ; ; 
kool(?!vis|zaad|rabi); kool; chou; ; ; 
uien; ui; oignon; ; ; 
ajuin; ui; oignon; ; ; 
sjalot; sjalotten; échalotes; ; ; 
look; look; ail; ; ; 
gember; gember; gingembre; ; ; 
basilicum; basilicum; basilic; ; ; 
munt; munt; menthe; ; ; 
olijven; olijven; olives; ; GR; 
augurk; augurken; cornichons; ; ; 
maïs; maïs; maïs; ; ; 
aardappel; aardappelen; pommes de terre; ; ; 
quinoa; quinoa; quinoa; ; PE; 
mosterd; MOSTERD; MOUTARDE; mustard; ; 
rijst; rijst; riz; ; ; 
couscous; couscous (TARWE); couscous (BLÉ); gluten; ; 
bulgur; bulgur (TARWE); boulgour (BLÉ); gluten; ; 
tarwe; TARWE; BLÉ; gluten; ; 
gort; GERST; ORGE; gluten:gerst/orge; ; 
rogge; ROGGE; SEIGLE; gluten:rogge/seigle; ; 
spelt; SPELT; ÉPEAUTRE; gluten:spelt/épeautre; ; 
azijn; azijn; vinaigre; ; ; 
rozenbottel; rozenbottel; églantier; ; ; 
kamille; kamille; camomille; ; ; 
rooibos; rooibos; rooibos; ; ZA; 
groene thee; groene thee; thé vert; ; CN; 
thee; zwarte thee; thé noir; ; ; 
`;
