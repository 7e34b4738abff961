/** Days after which a token ends; none is without an end. */
export const apiTokenDays = [30, 90, 365] as const;
