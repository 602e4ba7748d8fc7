/** Format of every line: see readFamilies.ts. */
export const janitorialFamilies = `
@floorcare-broom
525010|Veegmeester|[Zachte veger 40 cm/Harde bezem 50 cm/Vloertrekker 55 cm/Handveger met blik/Afwasborstel]|[Balai doux 40 cm/Balai-brosse 50 cm/Raclette 55 cm/Balayette et ramassette/Brosse à vaisselle]|stuk 1st 8.9
@floorcare-mop
525020|Veegmeester|[Vlakmop microvezel 40 cm/Mopsteel alu/Dubbele emmer met pers/Waarschuwingsbord natte vloer]|[Frange plate microfibre 40 cm/Manche alu/Seau double avec presse/Chevalet sol mouillé]|stuk 1st 24.8
@waste-bin
525030|Veegmeester|[Pedaalemmer 30 l/Vuilnisbak met deksel 80 l/Sorteerbak driedelig]|[Poubelle à pédale 30 l/Poubelle avec couvercle 80 l/Poubelle de tri trois bacs]|stuk 1st 42.6 od=3
@waste-binbag
525040|Veegmeester|[Pmd-zakken blauw 60 l/Composteerbare zakken 30 l/Containerzakken 240 l]|[Sacs PMC bleus 60 l/Sacs compostables 30 l/Sacs conteneur 240 l]|doos 100st 23.8
@laundry-washing
525050|Ecoluma|[Waspoeder wit/Vloeibaar wasmiddel kleur/Wasverzachter]|[Lessive en poudre blanc/Lessive liquide couleur/Adoucissant]|emmer 10kg 32.8; bidon 5l*2 17.6
@laundry-textile
525060|Veegmeester|[Zwabberdoek katoen/Glazendoek/Droogloopmat]|[Serpillière coton/Essuie-verres/Tapis d'entrée]|pak 10st*5 21.8
`;
