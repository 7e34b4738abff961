/** A day as the form shows it: `2004-11-02` → `2004.11.02`. What is no whole day yet stays as it was typed. */
export function typedDate(stored: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(stored) ? stored.replaceAll('-', '.') : stored;
}

/** A day as it is stored: `2004.11.02` → `2004-11-02`. What is no whole day yet is kept as it was typed. */
export function storedDate(typed: string): string {
  return /^\d{4}\.\d{2}\.\d{2}$/.test(typed) ? typed.replaceAll('.', '-') : typed;
}
