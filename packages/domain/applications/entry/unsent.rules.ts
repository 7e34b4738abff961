import type { Fields } from '@chulbal/contract/applications/fields';
import { sameContent } from '../draft.rules.ts';
import { sameFiles } from '../submission.rules.ts';

/** What somebody handed in or is writing: texts by path, and files. */
export type Written = { fields: Fields; files: readonly { serverFileName: string }[] };

/** A member as the standing submission left them. */
type Standing = { memberKey: string; name: string; status: string };

/** What the draft holds that the standing submission does not. */
export type Unsent = {
  /** Whether people wrote, uploaded or removed something. */
  edited: boolean;
  /** Names of the members who are in the submission and have refused since: the draft has lost them. */
  refused: string[];
};

export function unsentOf(draft: Written, submitted: Written, members: readonly Standing[]): Unsent {
  const refused = members.filter(
    ({ memberKey, status }) => status === 'refused' && submitted.fields[`members.${memberKey}.position`],
  );
  const gone = new Set(refused.map(({ memberKey }) => memberKey));
  const stays = Object.fromEntries(
    Object.entries(submitted.fields).filter(([path]) => {
      const [head, key] = path.split('.');
      return head !== 'members' || !gone.has(key ?? '');
    }),
  );
  return {
    edited: !sameContent(draft.fields, stays) || !sameFiles(draft.files, submitted.files),
    refused: refused.map(({ name }) => name),
  };
}
