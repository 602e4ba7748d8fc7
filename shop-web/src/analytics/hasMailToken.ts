/** Also in the address to which a login leads. */
export const hasMailToken = (search: string): boolean => /[?&]token=|token%3D/i.test(search);

export const isOpenedWithToken = hasMailToken(location.search);
