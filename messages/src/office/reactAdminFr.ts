export const reactAdminFrRange = { partial_page_range_info: '%{offsetBegin}–%{offsetEnd} sur plus de 1 000' };
