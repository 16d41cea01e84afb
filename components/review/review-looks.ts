import { Bookmark, Check, CircleDashed, type LucideIcon, X } from 'lucide-react';
import type { ReviewState } from '#prisma/client/enums.ts';

interface ReviewLook {
  /** The state. Shown by `t(word)`. */
  word: string;
  /** What one does to bring it about, on a button. */
  deed: string;
  /** The same in the past, for the history: `{name}` did it. */
  done: string;
  icon: LucideIcon;
  tone: 'neutral' | 'attention' | 'good' | 'bad';
  /** Its colour as text, for the icon beside the word. */
  colour: string;
  /** The key that decides so, wherever takes are judged. */
  key: string;
}

/** How review states look and read, the same wherever they are shown. */
export const reviewLooks: Record<ReviewState, ReviewLook> = {
  undecided: {
    word: 'Undecided',
    deed: 'Undecided',
    done: '{name} set it back to undecided',
    icon: CircleDashed,
    tone: 'neutral',
    colour: 'text-muted',
    key: '0',
  },
  shortlisted: {
    word: 'Shortlisted',
    deed: 'Shortlist',
    done: '{name} shortlisted it',
    icon: Bookmark,
    tone: 'attention',
    colour: 'text-attention',
    key: '1',
  },
  approved: {
    word: 'Approved',
    deed: 'Approve',
    done: '{name} approved it',
    icon: Check,
    tone: 'good',
    colour: 'text-good',
    key: '2',
  },
  rejected: {
    word: 'Rejected',
    deed: 'Reject',
    done: '{name} rejected it',
    icon: X,
    tone: 'bad',
    colour: 'text-bad',
    key: '3',
  },
};

/** In the order of their keys 1, 2, 3; undecided is what they are taken back to. */
export const decidedStates = [
  'shortlisted',
  'approved',
  'rejected',
] as const satisfies readonly ReviewState[];
