/** The entry that was made of a team's result; it stays when the entry is written anew or hidden. */
export type HofOriginsTable = { teamNo: number; postNo: number };

export type HallOfFameTables = { hofOrigins: HofOriginsTable };
