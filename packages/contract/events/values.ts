/** What a ticket may come from: five found logos, the quiz of a day, an investment that hit, recommending. */
export const ticketSources = ['logos', 'quiz', 'investment', 'recommend'] as const;

export const prizeArts = ['laptop', 'books', 'shoe', 'gift'] as const;

export const eventMoments = ['opensAt', 'closesAt', 'hashAt', 'seedAt', 'drawsAt'] as const;
