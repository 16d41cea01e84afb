/** A link for people outside, as the team sees it. */
export interface ShareView {
  id: string;
  title: string;
  /** With its secret: whoever has it comes in. */
  path: string;
  state: 'open' | 'expired' | 'revoked';
  /** The project that it shows as it is; else chosen takes. */
  project?: { id: string; name: string } | undefined;
  takeCount: number;
  hasPassword: boolean;
  expiresAt?: string | undefined;
  revokedAt?: string | undefined;
  showsPrompts: boolean;
  showsCosts: boolean;
  showsNames: boolean;
  allowsComments: boolean;
  allowsDownload: boolean;
  viewCount: number;
  lastViewedAt?: string | undefined;
  creatorName: string;
  createdAt: string;
}
