/** At most this many takes are acted on at once. */
export const maxTakesAtOnce = 1000;

/** How long a take lies in the bin before its files and words are deleted. */
export const binDays = 30;
