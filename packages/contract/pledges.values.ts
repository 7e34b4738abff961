/** At least ten letters that can be seen. */
export const LEAST_REASON = 10;

export const MOST_REASON = 500;
