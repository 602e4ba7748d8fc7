/** Format of every line: see readFamilies.ts. */
export const worldFamilies = `
@asia-soyasia
512010|Jade Poort|[Sojasaus donker/Sojasaus zoutarm/Oestersaus/Vissaus/Teriyakisaus/Hoisinsaus/Zoete chilisaus/Sriracha]|[Sauce soja foncée/Sauce soja allégée en sel/Sauce aux huîtres/Sauce de poisson/Sauce teriyaki/Sauce hoisin/Sauce chili douce/Sriracha]|doos 12x700ml/fles 3.8; bidon 5l*2 21.5
@asia-noodle
512030|Jade Poort|[Rijstnoedels breed/Mihoen/Udonnoedels/Glasnoedels]|[Nouilles de riz larges/Vermicelles de riz/Nouilles udon/Vermicelles de soja]|doos 30x400g/pak 1.9; doos 5kg 18.4
512040|Jade Poort|Rijstvellen 22 cm|Feuilles de riz 22 cm|doos 44x400g/pak 2.2
@asia-curry
512050|Jade Poort|Currypasta [rood/groen/geel]|Pâte de curry [rouge/verte/jaune]|doos 12x400g/pot 4.4; emmer 1kg*6 9.6
512060|Jade Poort|Kokosmelk 17 %|Lait de coco 17 %|doos 24x400ml/blik 1.45; tray 6x2,9l/blik 9.2
@asia-sushi
512070|Jade Poort|[Sushirijst/Panko broodkruim]|[Riz à sushi/Chapelure panko]|zak 1kg*10 3.4; zak 10kg 26.8
512080|Jade Poort|[Norivellen/Wasabipasta/Sushigember]|[Feuilles de nori/Pâte de wasabi/Gingembre mariné]|pak 200g*10 6.9
512090|Jade Poort|Gyoza [kip/groenten]|Gyoza [au poulet/aux légumes]|zak 1kg*8 9.8
@mexico-tortilla
512100|Casa Molinera|[Maïstortilla/Tacoschelp]|[Tortilla de maïs/Coquille à taco]|doos 12x250g/pak 1.9
512110|Casa Molinera|[Nachochips naturel/Nachochips chili]|Nachos [nature/au chili]|doos 12x450g/zak 2.4
@mexico-salsa
512120|Casa Molinera|[Salsa mild/Salsa pikant/Guacamole/Jalapeños in schijfjes]|[Salsa douce/Salsa piquante/Guacamole/Jalapeños en rondelles]|emmer 1kg*6 7.8; emmer 3kg 19.8
512130|Casa Molinera|Zwarte bonen blik|Haricots noirs boîte|tray 6x2,5kg/blik 4.9
512140|Casa Molinera|Fajitakruiden|Épices pour fajitas|pot 500g*6 8.8
@mediterranean-pesto
512150|Tenuta Calvero|[Pesto groen/Pesto rood/Tapenade zwart]|[Pesto vert/Pesto rouge/Tapenade noire]|pot 500g*6 5.9; emmer 1kg*6 10.8
512160|Tenuta Calvero|[Gegrilde courgettes/Gegrilde paprika's/Gegrilde aubergines/Artisjokhartjes] in olie|[Courgettes grillées/Poivrons grillés/Aubergines grillées/Cœurs d'artichauts] à l'huile|bakje 1kg*6 10.4
512170|Olympos Keuken|[Tzatziki/Taramasalata/Dolma's]|[Tzatziki/Tarama/Dolmas]|emmer 1kg*6 8.8
@mediterranean-risotto
512180|Tenuta Calvero|[Risotto met boschampignons/Paella met zeevruchten/Kipparmigiana]|[Risotto aux champignons des bois/Paëlla aux fruits de mer/Poulet parmigiana]|zak 2,5kg*4 27.8
@orient-tajine
512190|Souk Zahara|[Harissa/Ras el hanout/Za'atar/Baharat]|[Harissa/Ras el hanout/Zaatar/Baharat]|pot 400g*6 7.2
512200|Souk Zahara|[Kiptajine met citroen halal/Lamstajine met pruimen halal]|[Tajine de poulet au citron halal/Tajine d'agneau aux pruneaux halal]|zak 3kg*4 36.8
512210|Souk Zahara|Falafel kruidig halal|Falafel épicé halal|zak 1kg*8 7.9
512220|Souk Zahara|[Tahin/Dadelsiroop]|[Tahini/Sirop de dattes]|pot 900g*6 7.6
@orient-india
512230|Namira|[Mangochutney/Tikka-masalapasta/Kormapasta]|[Chutney de mangue/Pâte tikka masala/Pâte korma]|pot 1,2kg*4 10.9
512240|Namira|[Papadums/Garam masala]|[Papadums/Garam masala]|pak 500g*10 5.4
`;
