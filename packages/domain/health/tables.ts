/** What services were measured by in a minute, in milliseconds, as the console judges them; null where nothing was known. */
export type HealthMinutesTable = {
  /** The full minute. */
  at: Date;
  database: number | null;
  files: number | null;
  mail: number;
  sms: number;
  jobs: number | null;
  backups: number | null;
};

export type HealthTables = { healthMinutes: HealthMinutesTable };
