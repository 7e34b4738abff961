/** A check that has begun: its id is the `request` that comes back. Used once, whatever the answer. */
export type IdentityRequestsTable = {
  id: string;
  accountId: number;
  /** The session that has begun it: an answer counts in no other. */
  familyId: string | null;
  /** The path of ours to come back to. */
  back: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
};

/** Who somebody is by the identity service. */
export type IdentitiesTable = {
  accountId: number;
  /** Keyed index of the person's key (CI), which is kept nowhere else. Two accounts of a person have the same. */
  personIndex: string;
  service: string;
  confirmedAt: Date;
};

export type IdentityChecksTables = {
  identityRequests: IdentityRequestsTable;
  identities: IdentitiesTable;
};
