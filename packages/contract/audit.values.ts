/** change: something was altered; disclosure: personal data was shown (P-07); export (P-09); access: log-ins. */
export const auditCategories = ['change', 'disclosure', 'export', 'access'] as const;
