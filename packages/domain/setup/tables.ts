import type { SetupItem } from '@chulbal/contract/setup';

export type SetupOwnersTable = { item: SetupItem; operatorId: number };

export type SetupTables = { setupOwners: SetupOwnersTable };
