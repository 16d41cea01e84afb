import type { ReviewState } from '#prisma/client/enums.ts';
import type { Drawing } from './drawing.ts';

/** What people said and decided about a take, as the browser knows it: plain JSON, times as ISO strings. */
export interface TakeReviewView {
  /** Oldest first; answers stand in what they answer. */
  comments: CommentView[];
  /** Oldest first. */
  decisions: DecisionView[];
  /** Who can be mentioned: the people of the team, by name. */
  people: PersonView[];
  /** Who looks: drafts in the browser are kept by person. */
  viewerId: string;
}

export interface PersonView {
  id: string;
  name: string;
}

export interface CommentView {
  id: string;
  /** Of the person, or the name that a guest gave. */
  authorName: string;
  /** Came by a shared link, without an account. */
  isGuest: boolean;
  isMine: boolean;
  canDelete: boolean;
  /** It is gone; what answered it is still here. */
  isDeleted: boolean;
  text: string;
  /** Whom its text names. */
  mentions: PersonView[];
  /** Which of the take's results, from 0. */
  outputIndex: number;
  /** The second of the result that it is about. */
  timeSeconds?: number | undefined;
  drawing?: Drawing | undefined;
  createdAt: string;
  editedAt?: string | undefined;
  resolvedAt?: string | undefined;
  resolvedByName?: string | undefined;
  answers: CommentView[];
}

/** One change of a take's review state. */
export interface DecisionView {
  id: string;
  at: string;
  byName: string;
  from: ReviewState;
  to: ReviewState;
  /** By whom made it, right after. */
  isTakenBack: boolean;
}
