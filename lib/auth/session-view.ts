/** One place where a person is signed in, as the browser knows it. */
export interface SessionView {
  id: string;
  /** "Firefox on Windows". */
  device: string;
  isThisOne: boolean;
  createdAt: string;
  lastSeenAt: string;
}
