import { type Edited, uncontested } from '../../../lib/autosave/edited.ts';
import { faultOf, type Values } from './sheet-values.ts';

/** The changes that may be sent now: not those in conflict or too long. */
export function sendable(state: Edited): Values {
  return Object.fromEntries(uncontested(state).filter(([path, text]) => faultOf(path, text) === null));
}
