interface NamedChoice {
  id: string;
  name: string;
}

/** What the team has to filter by, beyond what every team has. */
export interface FilterChoices {
  people: NamedChoice[];
  projects: NamedChoice[];
  tags: NamedChoice[];
  models: string[];
}

/** What the ids in a filter are called. */
export interface FilterNames {
  person?: string | undefined;
  project?: string | undefined;
  tag?: string | undefined;
}
