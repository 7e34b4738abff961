/** What a check has found of one thing; not `ok` says what to do. Texts in Korean and English, without any secret. */
export type Finding = { level: 'ok' | 'warning' | 'fault'; about: string; ko: string; en: string };

type Say = (about: string, ko: string, en: string) => Finding;

export const ok: Say = (about, ko, en) => ({ level: 'ok', about, ko, en });
export const warning: Say = (about, ko, en) => ({ level: 'warning', about, ko, en });
export const fault: Say = (about, ko, en) => ({ level: 'fault', about, ko, en });

/** What kind of error it is, without its text: that may repeat an address, a name or a password. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return kindOf(error.cause);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.name;
}

const marks: Record<Finding['level'], string> = { ok: '✓', warning: '⚠', fault: '✗' };

/** One finding as the terminal shows it. */
export function lineOf({ level, about, ko, en }: Finding): string {
  const head = `  ${marks[level]} ${about.padEnd(16)}`;
  return level === 'ok' ? `${head} ${ko} · ${en}` : `${head} ${ko}\n${' '.repeat(21)}${en}`;
}
