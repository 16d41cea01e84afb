import type { ToolName } from './tools/tool-names.ts';

/**
 * What a form is filled with when it is opened from a take: `from` is the take; `as` is a media role (its result
 * goes into the tray), `settings` (everything it was made with) or `prompt` (the text that it made). `asset` puts a
 * file in place of the take's result: a frame that was grabbed from it. `note` is a comment whose words go into the prompt.
 */
export interface CreateFill {
  from: string;
  as: string;
  asset?: string;
  note?: string;
}

/** Every URL of the studio as a function; nothing else writes one. */
export const paths = {
  home: () => '/',
  signIn: (next?: string) => (next ? `/sign-in?next=${encodeURIComponent(next)}` : '/sign-in'),
  setUp: () => '/set-up',
  account: () => '/account',
  team: () => '/team',
  /** Where an invitation is taken up; the secret is an HMAC over its id. */
  invite: (invitationId: string, secret: string) => `/invite/${invitationId}/${secret}`,
  /** Where a link for a new password is asked for. */
  forgot: () => '/forgot',
  /** Where a new password is chosen; the secret is an HMAC over the id. */
  reset: (resetId: string, secret: string) => `/reset/${resetId}/${secret}`,
  create: (tool: ToolName = 'video', fill?: CreateFill) =>
    `/create/${tool}${fill ? `?${new URLSearchParams({ ...fill })}` : ''}`,
  /** `query` is the filter as it stands in the address. */
  gallery: (query?: string) => (query ? `/gallery?${query}` : '/gallery'),
  /** `query` keeps the filter, so that left and right stay within it. */
  take: (taskId: string, query?: string) => `/gallery/${taskId}${query ? `?${query}` : ''}`,
  /** Two to six takes side by side. */
  compare: (taskIds: readonly string[]) => `/compare?ids=${taskIds.join(',')}`,
  /** The take at what was said about it. */
  takeComment: (taskId: string, commentId: string) => `/gallery/${taskId}?comment=${commentId}`,
  /** `query` says whether the archived ones are meant, and where the page starts. */
  projects: (query?: string) => (query ? `/projects?${query}` : '/projects'),
  /** `query` is the filter within it. */
  project: (projectId: string, query?: string) => `/projects/${projectId}${query ? `?${query}` : ''}`,
  notices: () => '/notices',
  noticeSettings: () => '/notices/settings',
  webhooks: () => '/team/webhooks',
  /** `code` says whose letters about what, with an HMAC over it. */
  unsubscribe: (code: string) => `/unsubscribe/${code}`,
  /** `query` is the filter as it stands in the address. */
  voices: (query?: string) => (query ? `/voices?${query}` : '/voices'),
  /** Every casting, or one of them. */
  casting: (castingId?: string) => (castingId ? `/voices/casting?batch=${castingId}` : '/voices/casting'),
  /** The team's links for people outside. */
  shares: () => '/team/shares',
  /** What such a link opens, with the link's secret. */
  share: (shareId: string, secret: string) => `/share/${shareId}/${secret}`,
  /** A file in such a link; `ref` is the take's name in it. */
  guestMedia: (shareId: string, ref: string, name: string) => `/media/guest/${shareId}/${ref}/${name}`,
  api: {
    /** next-auth's: a token against forged requests, then the two things it is for. */
    csrfToken: () => '/api/auth/csrf',
    signIn: () => '/api/auth/callback/credentials',
    signOut: () => '/api/auth/signout',
    /** Where the way to the OpenID provider begins, and where it leads back to. */
    oidcSignIn: () => '/api/auth/signin/oidc',
    /** The viewer's picture: PUT and DELETE. */
    picture: () => '/api/account/picture',
    /** The teams that the viewer is in. */
    teams: () => '/api/account/teams',
    health: () => '/api/health',
    takes: () => '/api/takes',
    changedTakes: () => '/api/takes/changes',
    /** Many takes as a ZIP: `ids` with commas between them, or the filter as it stands in the address. POST takes a form. */
    downloadTakes: (query?: string) => (query ? `/api/takes/download?${query}` : '/api/takes/download'),
    /** POST: what uses these takes. */
    takeDependents: () => '/api/takes/dependents',
    matchingTakes: () => '/api/takes/matching',
    savedFilters: () => '/api/filters',
    /** People, projects, tags and models to filter by. */
    filterChoices: (search: string) => `/api/filters/choices?${new URLSearchParams({ search })}`,
    /** `query` is a filter as it stands in the address. */
    filterNames: (query: string) => `/api/filters/names?${query}`,
    /** The months in which there are takes. */
    takeDates: () => '/api/takes/dates',
    take: (taskId: string) => `/api/takes/${taskId}`,
    /** What was said and decided about it. */
    takeReview: (taskId: string) => `/api/takes/${taskId}/review`,
    takeLineage: (taskId: string) => `/api/takes/${taskId}/lineage`,
    stack: (stackId: string) => `/api/stacks/${stackId}`,
    /** POST: sends a waiting take of short speech and answers with its sound while it is spoken. */
    speakTake: (taskId: string) => `/api/takes/${taskId}/speak`,
    tags: () => '/api/tags',
    projects: (search = '') => `/api/projects${search ? `?${new URLSearchParams({ search })}` : ''}`,
    project: (projectId: string) => `/api/projects/${projectId}`,
    /** What a guest's browser asks and does; `share` is the page's own path. */
    sharedTakes: (share: string) => `/api${share}/takes`,
    sharedComments: (share: string, ref: string) => `/api${share}/takes/${ref}/comments`,
    sharedVisit: (share: string) => `/api${share}/visit`,
    unlockShare: (share: string) => `/api${share}/unlock`,
    upload: () => '/api/assets',
    assets: () => '/api/assets',
    asset: (assetId: string) => `/api/assets/${assetId}`,
    /** `after` a notice, or a page that starts `before` a cursor. */
    notices: (query?: { after?: string; before?: string }) =>
      query ? `/api/notices?${new URLSearchParams(query)}` : '/api/notices',
    webhookDeliveries: (webhookId: string) => `/api/webhooks/${webhookId}/deliveries`,
    /** POST: what a mail reader's own button does. */
    unsubscribe: (code: string) => `/api/unsubscribe/${code}`,
    pronunciations: () => '/api/pronunciations',
    voices: () => '/api/voices',
    casting: (castingId: string) => `/api/voices/castings/${castingId}`,
    /** Called by the vendor: carries our task id and an HMAC over it. */
    callback: (taskId: string, signature: string) => `/api/callback/${taskId}/${signature}`,
  },
} as const;
