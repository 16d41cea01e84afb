'use server';

import { action } from '#lib/action.ts';
import { shelveInput } from './shelf-inputs.ts';
import * as shelves from './shelve-takes.ts';

/** Puts takes into the gallery, aside or into the bin. */
export const shelveTakes = action(shelveInput, shelves.shelveTakes);
