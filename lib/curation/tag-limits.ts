export const tagLimits = { name: 40, perTake: 50, perTeam: 1000 } as const;
export const maxTitleCharacters = 120;
