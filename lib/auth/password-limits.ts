/** The shortest and longest password that is taken; argon2 reads all of it. */
export const passwordLimits = { min: 10, max: 200 } as const;
