/** Format of every line: see readArticles.ts. */
export const vegetables = `
100431|leaf-chicory|Groenakker|Grondwitloof extra klasse 5 kg|Chicon de pleine terre extra 5 kg|kist 5 kg|kist|19.9|day=19.5 promo=witloof
100442|leaf-chicory|Groenakker|Witloof klasse I 5 kg|Chicon catégorie I 5 kg|kist 5 kg|kist|12.4|
100450|leaf-spinach|Groenakker|Spinazie jonge blaadjes 1 kg|Jeunes pousses d'épinards 1 kg|zak 1 kg|zak*6|6.85|
100461|leaf-leek|Groenakker|Prei gewassen 5 kg|Poireaux lavés 5 kg|kist 5 kg|kist|9.75|
100478|leaf-cabbage|Groenakker|Savooikool stuk|Chou de Savoie pièce|kist 6 st|st*6|1.65|
100483|leaf-cabbage|Groenakker|Spruiten gekuist 2,5 kg|Choux de Bruxelles parés 2,5 kg|zak 2,5 kg|zak|8.95|
100512|salad-head|Groenakker|Kropsla stuk|Laitue pommée pièce|kist 12 st|st*12|0.98|
100523|salad-head|Groenakker|IJsbergsla stuk|Laitue iceberg pièce|kist 10 st|st*10|1.12|
100534|salad-washed|Groenakker|Mesclun gewassen 500 g|Mesclun lavé 500 g|zak 500 g|zak*6|5.2|ob=15:00
100545|salad-washed|Groenakker|Veldsla gewassen 1 kg|Mâche lavée 1 kg|bakje 1 kg|bakje|9.9|
100556|salad-washed|Groenakker|Rucola gewassen 500 g|Roquette lavée 500 g|zak 500 g|zak*6|5.65|
100855|cut-diced|Groenakker|Uien gesneden blokjes 6 mm 2,5 kg|Oignons en dés 6 mm 2,5 kg|zak 2,5 kg|zak*4|6.35|
100860|cut-strips|Groenakker|Wortelen julienne 2,5 kg|Carottes en julienne 2,5 kg|zak 2,5 kg|zak*4|5.95|
100871|cut-mixes|Groenakker|Soepgroenten gesneden 2,5 kg|Légumes à potage coupés 2,5 kg|zak 2,5 kg|zak*4|5.4|
100882|cut-strips|Groenakker|Paprikareepjes driekleur 1 kg|Lanières de poivron trois couleurs 1 kg|zak 1 kg|zak*5|6.75|
100893|cut-peeled|Groenakker|Aardappelen geschild 10 kg|Pommes de terre épluchées 10 kg|zak 10 kg|zak|13.8|
101220|potato-fryer|Groenakker|Frietaardappelen ongewassen 10 kg|Pommes de terre à frites non lavées 10 kg|zak 10 kg|zak|8.9|
101231|potato-firm|Groenakker|Vastkokende aardappelen 25 kg|Pommes de terre à chair ferme 25 kg|zak 25 kg|zak|17.5|
101242|potato-firm|Groenakker|Krieltjes gewassen 5 kg|Grenailles lavées 5 kg|zak 5 kg|zak|9.6|
101310|tomato-vine|Groenakker|Trostomaten klasse I 5 kg|Tomates grappe catégorie I 5 kg|kist 5 kg|kist|14.25|grp=13.6
101321|tomato-beef|Groenakker|Vleestomaten 6 kg|Tomates charnues 6 kg|kist 6 kg|kist|15.9|day=14.95
101332|tomato-vine|Groenakker|Kerstomaten tros 3 kg|Tomates cerises grappe 3 kg|kist 3 kg|kist|13.4|promo=pct10
101343|tomato-beef|Groenakker|Pruimtomaten 6 kg|Tomates Roma 6 kg|kist 6 kg|kist|13.2|
101354|tomato-tomatocut|Groenakker|Tomatenblokjes vers gesneden 1 kg|Dés de tomates fraîches 1 kg|bakje 1 kg|bakje*4|7.45|ob=12:00
101410|root-carrot|Groenakker|Wortelen gewassen 10 kg|Carottes lavées 10 kg|zak 10 kg|zak|9.2|
101421|root-celeriac|Groenakker|Knolselder stuk|Céleri-rave pièce|kist 8 st|st*8|1.85|
101432|root-beet|Groenakker|Rode biet gekookt 500 g|Betterave rouge cuite 500 g|doos 12 × 500 g|st*12|1.75|
101510|onion-bulb|Groenakker|Uien geel 10 kg|Oignons jaunes 10 kg|zak 10 kg|zak|8.4|
101521|onion-shallot|Groenakker|Sjalotten 5 kg|Échalotes 5 kg|net 5 kg|net|14.6|
101532|onion-shallot|Groenakker|Look gepeld 1 kg|Ail épluché 1 kg|pot 1 kg|pot*6|9.85|
101610|mushroom-white|Groenakker|Champignons wit gesneden 3 kg|Champignons blancs émincés 3 kg|kist 3 kg|kist|12.9|
101621|mushroom-forest|Groenakker|Oesterzwammen 2 kg|Pleurotes 2 kg|kist 2 kg|kist|15.4|stock=14
101710|herb-bunch|Groenakker|Peterselie krul bos|Persil frisé botte|kist 10 bos|bos*10|0.95|
101721|herb-bunch|Groenakker|Bieslook bos|Ciboulette botte|kist 10 bos|bos*10|1.25|
101810|fruit-pome|Groenakker|Appels Jonagold 13 kg|Pommes Jonagold 13 kg|kist 13 kg|kist|18.9|
101821|fruit-citrus|Groenakker|Citroenen 5 kg|Citrons 5 kg|kist 5 kg|kist|11.8|
101832|fruit-berries|Groenakker|Aardbeien 8 × 500 g|Fraises 8 × 500 g|tray 8 × 500 g|tray|27.2|day=25.6 ob=12:00
101843|fruit-tropical|Groenakker|Bananen 18 kg|Bananes 18 kg|doos 18 kg|doos|24.9|
`;
