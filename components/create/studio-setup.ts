'use client';

import { createContext, useContext } from 'react';
import type { VendorNames } from '#lib/vendor/names.ts';
import type { PriceList } from '#lib/vendor/price-list.ts';

/** What the server knows and the form needs: small and plain. */
export interface StudioSetup {
  /** Whose drafts these are: team and person. */
  draftScope: string;
  names: VendorNames;
  prices: PriceList;
  undoSeconds: number;
  /** Files travel inside the request, because the vendor cannot fetch from this studio. */
  isInline: boolean;
  /** The vendor can fetch files from this studio by a link. */
  canLink: boolean;
}

export const StudioSetupContext = createContext<StudioSetup | undefined>(undefined);

export function useStudioSetup(): StudioSetup {
  const setup = useContext(StudioSetupContext);
  if (!setup) throw new Error('The form stands outside <CreateScreen>');
  return setup;
}
