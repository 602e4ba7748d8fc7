/** Format of every line: see readArticles.ts. */
export const drinks = `
181005|water-sparkling|Bronwater Elzele|Bruisend water glas 20 × 50 cl|Eau pétillante verre 20 × 50 cl|bak 20 × 50 cl|bak|8.9|vat=6 dep=4.5
181016|water-still|Bronwater Elzele|Plat water glas 20 × 50 cl|Eau plate verre 20 × 50 cl|bak 20 × 50 cl|bak|8.6|vat=6 dep=4.5
181027|water-still|Bronwater Elzele|Plat water pet 24 × 50 cl|Eau plate PET 24 × 50 cl|pak 24 × 50 cl|pak|7.2|vat=6
181038|water-sparkling|Bronwater Elzele|Bruisend water 12 × 1 l glas|Eau pétillante 12 × 1 l verre|bak 12 × 1 l|bak|9.8|vat=6 dep=4.2
181110|soft-cola|Limonadehuis|Cola bak 24 × 20 cl|Cola casier 24 × 20 cl|bak 24 × 20 cl|bak|15.4|vat=6 dep=4.5
181121|soft-cola|Limonadehuis|Cola zero bak 24 × 20 cl|Cola zéro casier 24 × 20 cl|bak 24 × 20 cl|bak|15.4|vat=6 dep=4.5
181132|soft-lemonade|Limonadehuis|Limonade citroen bak 24 × 25 cl|Limonade citron casier 24 × 25 cl|bak 24 × 25 cl|bak|14.1|vat=6 dep=4.5
181143|soft-juice|Limonadehuis|Sinaasappelsap 8 × 1 l|Jus d'orange 8 × 1 l|pak 8 × 1 l|pak|16.8|vat=6
181154|soft-juice|Limonadehuis|Appelsap 8 × 1 l|Jus de pomme 8 × 1 l|pak 8 × 1 l|pak|13.6|vat=6
181165|soft-juice|Limonadehuis|Tomatensap 24 × 20 cl|Jus de tomate 24 × 20 cl|bak 24 × 20 cl|bak|17.9|vat=6 dep=4.5
181176|soft-lemonade|Limonadehuis|IJsthee pet 12 × 50 cl|Thé glacé PET 12 × 50 cl|pak 12 × 50 cl|pak|9.7|vat=6
180210|beer-pils|Brouwerij Wouterhof|Bruin tafelbier 1,5 % bak 24 × 25 cl|Bière de table brune 1,5 % casier 24 × 25 cl|bak 24 × 25 cl|bak|13.9|dep=4.5 promo=tafelbier
180221|beer-pils|Brouwerij Wouterhof|Pils 5,2 % bak 24 × 25 cl|Pils 5,2 % casier 24 × 25 cl|bak 24 × 25 cl|bak|16.9|dep=4.5 grp=16.2
180232|beer-pils|Brouwerij Wouterhof|Pils vat 50 l|Pils fût 50 l|stuk 50 l|st|118.5|dep=30
180243|beer-special|Brouwerij Wouterhof|Tripel 8,5 % bak 24 × 33 cl|Triple 8,5 % casier 24 × 33 cl|bak 24 × 33 cl|bak|34.8|dep=4.5
180254|beer-white|Brouwerij Wouterhof|Witbier 4,8 % bak 24 × 25 cl|Bière blanche 4,8 % casier 24 × 25 cl|bak 24 × 25 cl|bak|19.7|dep=4.5
180265|beer-pils|Brouwerij Wouterhof|Alcoholvrije pils bak 24 × 25 cl|Pils sans alcool casier 24 × 25 cl|bak 24 × 25 cl|bak|18.2|dep=4.5
182010|wine-whitewine|Wijnhuis Meulenberg|Huiswijn wit bag-in-box 10 l|Vin blanc maison bag-in-box 10 l|stuk 10 l|st|27.9|
182021|wine-redwine|Wijnhuis Meulenberg|Huiswijn rood bag-in-box 10 l|Vin rouge maison bag-in-box 10 l|stuk 10 l|st|27.9|
182032|wine-rose|Wijnhuis Meulenberg|Rosé droog 75 cl|Rosé sec 75 cl|doos 6 × 75 cl|fles*6|4.95|
182043|wine-rose|Wijnhuis Meulenberg|Schuimwijn brut 75 cl|Vin mousseux brut 75 cl|doos 6 × 75 cl|fles*6|6.85|box=6.4@6
182054|wine-redwine|Wijnhuis Meulenberg|Rode wijn Languedoc 75 cl|Vin rouge du Languedoc 75 cl|doos 6 × 75 cl|fles*6|5.6|
182065|wine-cookwine|Wijnhuis Meulenberg|Porto rood 75 cl|Porto rouge 75 cl|doos 6 × 75 cl|fles*6|8.9|
183010|coffee-beans|Branderij Sint-Rochus|Koffiebonen dessert 1 kg|Café en grains dessert 1 kg|doos 8 × 1 kg|zak*8|13.9|vat=6
183021|coffee-beans|Branderij Sint-Rochus|Koffie gemalen filter 1 kg|Café moulu filtre 1 kg|doos 8 × 1 kg|zak*8|12.8|vat=6
183032|coffee-teas|Branderij Sint-Rochus|Theezakjes assortiment 100 st|Sachets de thé assortis 100 pc|doos 100 st|doos*6|7.4|vat=6
183043|coffee-teas|Branderij Sint-Rochus|Koffiekoekje speculoos 300 st|Biscuit spéculoos 300 pc|doos 300 st|doos|16.9|vat=6
`;
export const nonfood = `
190330|soap-handsoap|Klaarwerk|Handzeep navulling ongeparfumeerd 5 l|Recharge savon mains sans parfum 5 l|bidon 5 l|bidon*4|13.9|promo=handzeep
190331|soap-handsoap|Klaarwerk|Handzeep sensitief 5 l|Savon mains sensitive 5 l|bidon 5 l|bidon*4|14.2|
190342|soap-disinfect|Klaarwerk|Handdesinfectie gel 500 ml|Gel désinfectant mains 500 ml|doos 12 × 500 ml|fles*12|4.6|
190353|soap-handpaper|Klaarwerk|Papieren handdoekjes Z-vouw 3000 st|Essuie-mains pliage Z 3000 pc|doos 3000 st|doos|24.9|
190118|dishwash-dishliquid|Klaarwerk|Vaatwasmiddel vloeibaar hard water 10 l|Produit lave-vaisselle eau dure 10 l|bidon 10 l|bidon|38.9|grp=36.9
190129|dishwash-dishliquid|Klaarwerk|Glansspoelmiddel 10 l|Liquide de rinçage 10 l|bidon 10 l|bidon|32.4|
190130|dishwash-handdish|Klaarwerk|Handafwasmiddel 5 l|Liquide vaisselle 5 l|bidon 5 l|bidon*2|9.4|
190141|dishwash-dishliquid|Klaarwerk|Vaatwastabletten 200 st|Tablettes lave-vaisselle 200 pc|emmer 200 st|emmer|31.8|
190152|dishwash-dishliquid|Klaarwerk|Regenereerzout 10 kg|Sel régénérant 10 kg|zak 10 kg|zak|7.9|
190410|cleaning-allpurpose|Klaarwerk|Allesreiniger citroen 5 l|Nettoyant multi-usages citron 5 l|bidon 5 l|bidon*2|8.7|
190421|cleaning-allpurpose|Klaarwerk|Ontvetter keuken 5 l|Dégraissant cuisine 5 l|bidon 5 l|bidon*2|14.6|promo=pct10
190432|cleaning-descale|Klaarwerk|Ontkalker 1 l|Détartrant 1 l|doos 12 × 1 l|fles*12|3.9|
190443|cleaning-sponge|Klaarwerk|Schuurspons geel-groen 10 st|Éponge à récurer jaune-vert 10 pc|pak 10 st|pak*10|3.2|
190454|cleaning-sponge|Klaarwerk|Microvezeldoek blauw 10 st|Chiffon microfibre bleu 10 pc|pak 10 st|pak*10|9.6|
190465|cleaning-sponge|Klaarwerk|Vuilniszakken 120 l 100 st|Sacs-poubelle 120 l 100 pc|doos 100 st|doos|21.4|
190510|paper-tissue|Klaarwerk|Keukenrol maxi 6 st|Essuie-tout maxi 6 pc|pak 6 st|pak|17.8|
190521|paper-tissue|Klaarwerk|Toiletpapier 2-laags 48 rollen|Papier toilette 2 plis 48 rouleaux|pak 48 st|pak|19.9|
190532|paper-foil|Klaarwerk|Vershoudfolie 45 cm × 300 m|Film étirable 45 cm × 300 m|rol 300 m|rol*6|9.3|
190543|paper-foil|Klaarwerk|Aluminiumfolie 44 cm × 150 m|Papier aluminium 44 cm × 150 m|rol 150 m|rol*6|13.7|
190554|paper-foil|Klaarwerk|Bakpapier 40 × 60 cm 500 st|Papier de cuisson 40 × 60 cm 500 pc|doos 500 st|doos|22.8|
190565|paper-napkin|Klaarwerk|Servetten wit 2-laags 2400 st|Serviettes blanches 2 plis 2400 pc|doos 2400 st|doos|26.5|
190610|takeaway-boxes|Klaarwerk|Menubak karton 1000 ml 200 st|Barquette carton 1000 ml 200 pc|doos 200 st|doos|36.4|
190621|takeaway-cups|Klaarwerk|Koffiebeker karton 20 cl 1000 st|Gobelet carton 20 cl 1000 pc|doos 1000 st|doos|42.9|
190632|takeaway-bags|Klaarwerk|Papieren draagtas 250 st|Sac en papier 250 pc|doos 250 st|doos|33.2|
190643|takeaway-cups|Klaarwerk|Houten vorkjes 1000 st|Fourchettes en bois 1000 pc|doos 1000 st|doos|18.7|
190654|takeaway-boxes|Klaarwerk|Soepbeker met deksel 500 ml 250 st|Bol à soupe avec couvercle 500 ml 250 pc|doos 250 st|doos|39.8|
`;
