/** Logos that somebody found: one of a page, `place` from 1. */
export type LogoFindsTable = {
  eventNo: number;
  userId: number;
  place: number;
  page: string;
  foundAt: Date;
};

export type LogoHuntTables = { logoFinds: LogoFindsTable };
