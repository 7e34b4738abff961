import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import type { Objects } from './operator-objects.ts';
import { operatorTable } from './operator-table.ts';

export type Input = Record<string, unknown>;
export type Asked = {
  db: Db;
  objects: Objects;
  operator: OperatorActor;
  /** Does another operator's command, for what a row needs before it; the data of its reply. */
  command(name: string, input: Input): Promise<Input>;
};
export type LogRow = {
  /** What succeeds. */
  input(asked: Asked): Promise<Input> | Input;
  /** What the log then says, once for each person of a team that is shown. */
  action: string;
  /** What it says before that, of posts that the command publishes or hides. */
  beside?: readonly string[];
  /** The body of an upload. */
  body?: Buffer;
};

export const inTable = (name: string) => (asked: Asked) => {
  const row = operatorTable[name];
  if (!row) throw new Error(`${name} does not stand in the table.`);
  return row.input(asked.objects);
};
