export const bothLanguages = { ko: '{{label}}', en: '{{label}} (영어)' } as const;
