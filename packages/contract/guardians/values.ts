/** For so many days a guardian is waited for; then what was kept of them is destroyed (P-02). */
export const GUARDIAN_DAYS = 5;

export const guardianRelations = ['mother', 'father', 'grandparent', 'other'] as const;
