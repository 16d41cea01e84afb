declare const minted: unique symbol;

/**
 * Somebody without an account who came by a link that is alive, with its password where it has one. Everything that a
 * guest reads or writes takes one first; only `find-guest.ts` mints it.
 */
export interface Guest {
  readonly [minted]: true;
  readonly shareId: string;
  readonly teamId: string;
  /** Of their browser: the files of the link open with its cookie alone. */
  readonly guestId: string;
  readonly title: string;
  /** The link is to a project as it is; null for chosen takes. */
  readonly projectId: string | null;
  readonly showsPrompts: boolean;
  readonly showsCosts: boolean;
  readonly showsNames: boolean;
  readonly allowsComments: boolean;
  readonly allowsDownload: boolean;
  readonly passVersion: string;
}
