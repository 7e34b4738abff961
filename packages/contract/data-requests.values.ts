/** So many Korean calendar days after the day it came, a request about one’s data is to be answered (PIPA, art. 35 to 37). */
export const REQUEST_DAYS = 10;

/** What people ask of their data: to see it, to have it put right, destroyed, or no longer used. */
export const requestKinds = ['see', 'correct', 'delete', 'stop'] as const;

/** How it came: from My data, or somebody phoned or wrote and an operator entered it. */
export const requestSources = ['myData', 'phone', 'mail', 'post'] as const;
