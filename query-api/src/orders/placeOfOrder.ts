/** Of order `o`; without its street after erasure. */
export const placeOfOrder = `concat_ws(', ',
  nullif(concat_ws(' ', o.address_personal->>'street', nullif(o.address_personal->>'street_number', ''),
    '/ ' || nullif(o.address_personal->>'po_box', '')), ''),
  concat(o.detail->'address'->>'postal', ' ', o.detail->'address'->>'city'))`;
