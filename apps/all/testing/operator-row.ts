import type { Objects } from './operator-objects.ts';

export type OperatorRow = {
  /** What is asked for, about an object. */
  input(objects: Objects): Promise<Record<string, unknown>>;
  /** The code for an object of the asker, where their role may at all. */
  own: number;
  /** The code for an object of another operator; that of an own one where not given. */
  other?: number;
  /** The code where there is no such object. */
  missing: number;
};
