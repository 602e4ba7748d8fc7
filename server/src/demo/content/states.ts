/**
 * What is special about single articles beyond those of the mock-ups, as `number|options` (readArticle.ts): leaving the
 * assortment, out of stock, on demand, by steps, at most so many, agreed by the box.
 */
export const articleStates = `
501020|min=4
501812|stock=0 av=+3 days=3 pre
502110|stock=5
502351|promo=pct10
503090|promo=kip2
503150|box=37.9@4
504120|status=out_of_assortment alt=504121
504240|stock=22
505011|per=12
505030|promo=room3
505180|status=not_orderable alt=505181
505310|grp=10.9
505512|stock=0 av=+6 days=5
506010|promo=pct10
506250|status=out_of_assortment
506320|stock=9
507010|box=3.85@16
507120|grp=44.2
507180|promo=hapjes
507181|promo=hapjes
507182|promo=hapjes
507380|promo=ijs
507400|promo=ijs
508030|box=1.59@24
508180|per=5
508280|promo=saus
508281|promo=saus6
508440|day=9.7
508442|day=9.4
508590|grp=9.4
509010|promo=soep
509110|stock=0 av=+2 days=2 pre
509210|status=not_orderable
510020|per=2
510070|promo=limo
510300|box=7.9@12
511100|max=20
511190|promo=pct10
512020|promo=pct10
512060|status=out_of_assortment
513010|promo=vegan
513011|promo=vegan
513012|promo=vegan
514030|od=3
514060|min=2
515060|per=4
515110|stock=30
516010|promo=chips
516012|promo=chips
517010|box=2.2@12
517060|stock=0 av=+10 days=8 pre
518010|grp=2.45
519080|promo=pct10
520010|box=3@10
521010|promo=gin
522010|per=2
522040|od=4
523070|per=12 min=12
524010|max=50
525010|od=2
`;
