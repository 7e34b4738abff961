/** States by which the list can be narrowed; being slowed lasts for seconds. */
export const listedStates = ['active', 'guardian', 'closing'] as const;

/** What of a person can be shown. */
export const memberFields = ['name', 'phone', 'email', 'birth'] as const;
