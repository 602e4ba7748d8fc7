/**
 * What goes with what: `sub-groups, items or article numbers|kind|what`. Every article there gets those that are named, each
 * by its number or by how its Dutch name begins; see catalogue/demoRelations.ts.
 */
export const relationLines = `
155018|cross_sell|152001, 131415, 160488, 120776, 100431, 171840
fries|accessory|161010, 508410, Frietbakje karton A9, Mayonaise portiezakjes
fries|cross_sell|160499, Andalouse saus, Tartaarsaus, Knakworst gepaneerd
croquette|accessory|161010, Frietbakje karton A5, Servetten zwart
croquette|cross_sell|Tartaarsaus, Cocktailsaus, 101710, 101821
cream|cross_sell|132010, 101610, 162221, 161132
cream-whipping|accessory|Spuitzakken wegwerp, IJswafeltjes
milk|cross_sell|183010, Cornflakes, Cacaopoeder voor automaat
butter|cross_sell|166010, 165310, 161310
cheese|cross_sell|Luikse stroop, 166021, Witte druiven zonder pit, Crackers naturel
cheese-grated|cross_sell|162210, 171862, Pizzabodem
yoghurt|cross_sell|Krokante muesli, Bloemenhoning, 101832
egg|cross_sell|Ontbijtspek gesneden, 165310, 131209
beef|cross_sell|152001, 157723, 100512, 101610
beef|accessory|Uitbeenmes, Barbecuekruiden
pork|cross_sell|101220, Graanmosterd, 100483
mince|cross_sell|162073, 162210, 101510
mince-ball|cross_sell|165343, 160510, 133521
charcuterie|cross_sell|165310, 132010, 160488, Augurken
chicken|cross_sell|Kippenkruiden, 152023, 100534
turkey|cross_sell|152023, Jagersaus, 101421
game|cross_sell|152023, 100431, Wildsaus, Gedroogde veenbessen
whitefish|cross_sell|101821, 152045, 160488, Dille bos
salmon|cross_sell|101821, Dille bos, 131209
shrimp|cross_sell|101532, Cocktailsaus, 101821
shellfish|cross_sell|Groene selder, 101710, Kookwijn wit
smoked|cross_sell|166043, Dille bos, 131415
roll|cross_sell|132010, 112010, 161310
roll|accessory|Broodzak papier, Servetten kraft
loaf|cross_sell|132021, 112010, 161321
viennoiserie|cross_sell|183010, 181143, 161310
cake|cross_sell|154470, 183021, 131533
cake|accessory|Porseleinen dessertbord, Servetten bordeaux
icecream|accessory|IJshoorntjes, Chocoladekuipjes
icecream|cross_sell|Frambozencoulis, Dessertsaus chocolade, 168840, 131533
frozenveg|cross_sell|132010, 120921, Groentebouillon zonder zout
canned-tomatoes|cross_sell|162210, Oregano gedroogd, 161021
pasta|cross_sell|162040, 133532, 161021, 171906
pasta-rice|cross_sell|171917, Kokosmelk, 153054
sauce|cross_sell|152001, 165343, 100512
oil-frying|cross_sell|152001, 155018, Frituurboulet
oil-frying|accessory|190421, Vetvrije zak
oil|cross_sell|Balsamicoazijn, 100534, 101310
spice|cross_sell|110045, 140118, 101510
soup|cross_sell|165310, 131209, 101710
soup|accessory|190654, Soepbeker kraft 350 ml
dish|cross_sell|152023, 101220, 162243
spread|cross_sell|165310, 166010, 100512
beer|cross_sell|Chips zout, Borrelnootjes, 133410, 155066
beer|accessory|Bierglas
wine|cross_sell|133410, Olijvenmix, Notenmix
wine|accessory|Wijnglas
water|accessory|Waterglas
soft|accessory|Waterglas, Papieren rietjes
coffee|cross_sell|183043, 131890, Speculoos klassiek
coffee|accessory|Suikersticks, 190621, Koffiefilters, Koffiekop
capsules|cross_sell|183043, Koffiekoekje amandel, Melktopping
capsules|accessory|Suikersticks, Zoetstofsticks, Espressokop
barista-teaselect|accessory|Theeglas, Suikerklontjes
asia|cross_sell|162243, Sojasaus donker, 121052
asia-sushi|accessory|Traiteurschaal, Sojasaus zoutarm
mexico|cross_sell|Guacamole, 162084, 111313
mediterranean-pesto|cross_sell|162210, 133532, 101332
vegmeat|cross_sell|165343, Vegan mayonaise, 100512
vegdish|cross_sell|162243, 162265, 172154
texture|accessory|Verdikkingspoeder
supplement|cross_sell|Verdikt water, Eiwitrijke pudding
glutenfree|cross_sell|166065, Glutenvrije bloemmix, Glutenvrij koekje
baby|accessory|Wegwerpslabbetjes, Vochtige doekjes
school|cross_sell|101810, Schoolmelk halfvol, Rozijntjes in doosje
chips|cross_sell|181110, 180221, Dipsaus look
nuts|cross_sell|180243, Chips zout, 133410
biscuits|cross_sell|183010, 183032, 131209
chocolate|cross_sell|183010, 182065, Macarons assortiment
cereal|cross_sell|130104, 134110, Blauwe bessen
topping|cross_sell|166010, 165321, 168851
patissmix|cross_sell|131209, 135200, 161210
patissmix|accessory|Garde, 190554
couverture|accessory|Kernthermometer, 190554
strong|cross_sell|Tonic, 101821, 181132
strong|accessory|Waterglas
dishwash-dishliquid|accessory|190129, 190152
dishwash|cross_sell|190130, 190443, Handzeep ecologisch
soap-handsoap|accessory|Zeepdispenser, 190353
soap|cross_sell|190342, Nitrilhandschoenen
cleaning|cross_sell|190454, 190443, Zachte veger
cleaning|accessory|Nitrilhandschoenen, Dubbele emmer
takeaway|cross_sell|190565, 190643, 190632
containers|cross_sell|190643, Dagstickers, 190632
beakers|cross_sell|Bekerdeksel, Papieren rietjes, 190632
crockery|cross_sell|Koffiekop, Wijnglas, Inox tafelmes
crockery|accessory|190118, 190129
gastro-gnpan|accessory|Deksel gastronorm, HACCP-etiketten
prep-knife|accessory|Snijplank HACCP rood, Ovenwant
floorcare|cross_sell|190410, 190465
waste|accessory|190465, Pmd-zakken
laundry|cross_sell|Zwabberdoek, Glazendoek
`;
