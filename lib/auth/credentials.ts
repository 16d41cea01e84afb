import * as z from 'zod';
import { storableText } from '#lib/storable.ts';
import { passwordLimits } from './password-limits.ts';

/** What a person types as their e-mail, in the form in which it is kept: no spaces around it, lower case. */
export const emailSchema = z
  .string('Type your e-mail address.')
  .trim()
  .toLowerCase()
  .pipe(z.email('This is not an e-mail address.').max(254, 'This e-mail address is too long.'));

/** A new password: any characters, spaces too. */
export const newPasswordSchema = z
  .string('Choose a password.')
  .min(
    passwordLimits.min,
    `At least ${passwordLimits.min} characters. A few words in a row are easy to keep in mind.`,
  )
  .max(passwordLimits.max, `At most ${passwordLimits.max} characters.`);

/** A person's or a team's name. */
export const nameSchema = z
  .string('Type a name.')
  .overwrite(storableText)
  .trim()
  .min(1, 'Type a name.')
  .max(80, 'At most 80 characters.');
