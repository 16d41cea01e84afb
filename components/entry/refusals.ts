/** Why somebody was not let in, by the code in the address. Only words of ours stand on our pages. */
const refusals: Record<string, string> = {
  provider: 'Signing in there did not work, or was broken off. Try again.',
  'no-invitation': 'Nobody here knows you yet. Ask for an invitation.',
  'no-email': 'The provider did not say which e-mail is yours.',
  unverified: 'There is an account with this e-mail, which the provider has not verified.',
  others: 'There is an account with this e-mail, which is another person’s.',
  used: 'This invitation was used already. Ask for another one.',
  expired: 'This invitation has run out. Ask for another one.',
  revoked: 'This invitation was taken back.',
  unknown: 'This link leads nowhere. Look whether all of it was copied.',
};

export function refusalWords(code: string | string[] | undefined): string | undefined {
  return typeof code === 'string' && Object.hasOwn(refusals, code) ? refusals[code] : undefined;
}
