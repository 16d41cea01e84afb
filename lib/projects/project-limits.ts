export const projectLimits = { name: 80, description: 2000, takesAtOnce: 1000 } as const;
