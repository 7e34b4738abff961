/** The leadership of a team as it is offered to a member, until they answer or a week is over. */
export type LeadershipOffersTable = {
  teamNo: number;
  tmNo: number;
  offeredBy: number;
  offeredAt: Date;
  expiresAt: Date;
};

export type LeadershipTables = { leadershipOffers: LeadershipOffersTable };
