/** The drawings that a type can have. */
export const typeTestArts = ['pacer', 'sprinter', 'climber', 'scout', 'leaper', 'relay'] as const;
