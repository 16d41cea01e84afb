/** A `Set-Cookie` line; without `maxAge` it ends with the browser. The values are ours and need no escaping. */
export function setCookie({
  name,
  value,
  maxAge,
  isSecure,
}: {
  name: string;
  value: string;
  maxAge?: number;
  isSecure: boolean;
}): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${age}${isSecure ? '; Secure' : ''}`;
}
