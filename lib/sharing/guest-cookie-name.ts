/** Names a guest's browser; `proxy.ts` writes it with the first page of a link. */
export const guestCookie = 'rushes-guest';
