/** Beyond this the words themselves do not go into the browser's storage a second time. */
const longest = 20_000;

/**
 * What tells one input from another in this browser: its JSON, or the length and a digest of one that is long. The
 * server holds the real thing against the click, so that two inputs can never become one.
 */
export function inputKey(input: unknown): string {
  const json = JSON.stringify(input);
  return json.length <= longest ? json : `${json.length}:${digest(json)}`;
}

/** 53 bits by the method of cyrb53 (public domain): quick, and no secret. Web Crypto is missing on plain HTTP. */
function digest(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
