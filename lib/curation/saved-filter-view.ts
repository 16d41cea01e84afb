/** A filter of the gallery under a name. */
export interface SavedFilterView {
  id: string;
  name: string;
  /** As it stands in the address (`lib/tasks/filter-address.ts`). */
  query: string;
  /** The whole team sees it. */
  isShared: boolean;
  /** Of somebody else: who saved it. */
  byName?: string | undefined;
  /** May be renamed, shared and deleted: one's own, and by owners what is shared. */
  canChange: boolean;
}

export const maxFilterName = 60;
