/** Every URL of the studio as a function; nothing else writes one. */
export const createTools = ['video', 'master', 'enhance'] as const;
export type CreateTool = (typeof createTools)[number];

export const paths = {
  home: () => '/',
  signIn: (next?: string) => (next ? `/sign-in?next=${encodeURIComponent(next)}` : '/sign-in'),
  setUp: () => '/set-up',
  account: () => '/account',
  /** `from` + `as` fill the tray with a take's result: `as` is a role of document 1, or `settings`. */
  create: (tool: CreateTool = 'video', fill?: { from: string; as: string }) =>
    `/create/${tool}${fill ? `?from=${fill.from}&as=${fill.as}` : ''}`,
  /** `query` is the filter as it stands in the address. */
  gallery: (query?: string) => (query ? `/gallery?${query}` : '/gallery'),
  take: (taskId: string) => `/gallery/${taskId}`,
  api: {
    health: () => '/api/health',
    takes: () => '/api/takes',
    changedTakes: () => '/api/takes/changes',
    take: (taskId: string) => `/api/takes/${taskId}`,
    upload: () => '/api/assets',
    assets: () => '/api/assets',
    asset: (assetId: string) => `/api/assets/${assetId}`,
    /** Called by the vendor: carries our task id and an HMAC over it. */
    callback: (taskId: string, signature: string) => `/api/callback/${taskId}/${signature}`,
  },
} as const;
