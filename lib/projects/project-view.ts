import type { MediaLink } from '#lib/tasks/take-view.ts';

/** A project as the switcher lists it. */
export interface ProjectName {
  id: string;
  name: string;
}

/** A project as the browser knows it; times as ISO strings. */
export interface ProjectView extends ProjectName {
  description: string;
  createdAt: string;
  createdByName: string;
  archivedAt?: string | undefined;
  /** Takes in the gallery and in the archive. */
  takeCount: number;
  /** What its takes were billed, those in the bin too; one amount for each currency, the largest first. */
  spent: Spent[];
  /** When the newest of its takes was made. */
  lastTakeAt?: string | undefined;
  /** Stills of its newest good takes. */
  covers: MediaLink[];
}

export interface Spent {
  currency: string;
  amountMicros: number;
}

/** A project with who made it what it is. */
export interface ProjectDetail extends ProjectView {
  people: ProjectPersonView[];
}

export interface ProjectPersonView {
  userId: string;
  name: string;
  takeCount: number;
  spent: Spent[];
}

/** A page of the wall of projects. */
export interface ProjectWallPage {
  projects: ProjectView[];
  /** Where the next page starts; null at the end. */
  nextCursor: string | null;
}
