import { createHash } from 'node:crypto';
import {
  type ApplicationForm,
  type Fields,
  type Person,
  personFields,
} from '@chulbal/contract/applications/fields';
import type { PartForLeader, PartState } from '@chulbal/contract/applications/part-progress';
import {
  type Finding,
  type FormRules,
  findings,
  type SlotCounts,
} from '@chulbal/contract/applications/rules';
import { shownToLeader } from '@chulbal/contract/applications/values';
import type { Changes } from '../draft.rules.ts';

/** How long a browser that has proven its phone or mailbox may write: long enough to fetch a certificate. */
export const PASS_LIFE_MS = 6 * 3_600_000;

/** Links that open at once of one member; the oldest goes. */
export const MOST_LINKS = 10;

/** About whom the messages of a part are, so that they can be forgotten together. */
export const aboutPart = (teamNo: number, key: string) => `part:${teamNo}:${key}`;

/** To whom a link went. Empty where the leader gave none. */
export type PartContact = { phone: string; email: string };

/** What is kept of somebody who was asked to fill in their own part. */
export type PartFacts = {
  memberKey: string;
  /** Null once they are a child who waits for a guardian, or have left. */
  contact: PartContact | null;
  sentAt: Date;
  openedAt: Date | null;
  doneAt: Date | null;
  signedSha256: string | null;
  /** Fields that they wrote themselves. */
  written: readonly string[];
};

/** The fields of a person by their names, without the school's id: what somebody reads and signs. */
export function entrySha256(person: Person): string {
  const names = Object.keys(personFields).filter((name) => name !== 'schoolNo') as (keyof Person)[];
  const entry = names.map((name) => [name, person[name] ?? '']);
  return createHash('sha256').update(JSON.stringify(entry)).digest('hex');
}

/**
 * Whether an entry is still of the person whom the link went to: its phone and e-mail are those, unless they have
 * changed them themselves.
 */
export function isSamePerson(part: Pick<PartFacts, 'contact' | 'written'>, person: Person): boolean {
  if (!part.contact) return false;
  const { phone, email } = part.contact;
  const kept = (name: 'tmPhone' | 'tmEmail', text: string) =>
    text === '' || part.written.includes(name) || person[name].trim().toLowerCase() === text.toLowerCase();
  return kept('tmPhone', phone) && kept('tmEmail', email);
}

/** Paths that members wrote themselves and the leader does not read: all but how to name and reach them. */
export function hiddenPaths(parts: readonly Pick<PartFacts, 'memberKey' | 'written'>[]): Set<string> {
  return new Set(
    parts.flatMap(({ memberKey, written }) =>
      written.filter((name) => !shownToLeader.includes(name)).map((name) => `members.${memberKey}.${name}`),
    ),
  );
}

/** What a leader writes in fields that a member wrote is theirs to choose; the rest is saved. */
export function splitOffers(
  changes: Changes,
  hidden: ReadonlySet<string>,
): { changes: Changes; offers: Changes } {
  const entries = Object.entries(changes);
  return {
    changes: Object.fromEntries(entries.filter(([path]) => !hidden.has(path))),
    offers: Object.fromEntries(entries.filter(([path, text]) => hidden.has(path) && text !== '')),
  };
}

/** Hidden paths of somebody whose place was taken away: what they wrote goes with it, though the leader cannot see it. */
export function leftOver(fields: Fields, hidden: ReadonlySet<string>): string[] {
  return [...hidden].filter((path) => fields[path] && !fields[`members.${path.split('.')[1]}.position`]);
}

/** What is missing or wrong in one member's part: their entry, and the papers that each person brings. */
export function findingsOfPart(
  key: string,
  known: {
    form: ApplicationForm;
    files: SlotCounts;
    rules: FormRules;
    today: string;
    consented: ReadonlySet<string>;
  },
): Finding[] {
  const { form, files, rules, today, consented } = known;
  return findings(form, files, rules, today, consented).filter(
    ({ path }) =>
      path.startsWith(`members.${key}.`) || (path.startsWith('files.') && path.endsWith(`.${key}`)),
  );
}

/** Whether what somebody signed is what stands there. */
export function isSigned(part: Pick<PartFacts, 'signedSha256'>, person: Person): boolean {
  return part.signedSha256 !== null && part.signedSha256 === entrySha256(person);
}

/** How far a member is, as their leader is told; `missing` by field, then the signature. */
export function progressOf(
  part: PartFacts,
  person: Person,
  known: { missing: readonly Finding[]; wait: number },
): PartForLeader {
  const { memberKey: key, sentAt, openedAt, doneAt, written } = part;
  const signed = isSigned(part, person);
  const missing = known.missing.map(({ path, error }) => ({ name: nameOf(path), error }));
  return {
    key,
    state: stateOf(part, signed && missing.length === 0),
    sentAt: sentAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
    doneAt: doneAt?.toISOString() ?? null,
    missing:
      part.contact === null ? [] : [...missing, ...(signed ? [] : [{ name: 'sign', error: 'consent' }])],
    written: [...written],
    wait: known.wait,
  };
}

function stateOf({ contact, doneAt, openedAt }: PartFacts, whole: boolean): PartState {
  if (contact === null) return 'guardian';
  if (doneAt) return whole ? 'done' : 'changed';
  return openedAt ? 'opened' : 'sent';
}

/** `members.<key>.tmBirth` is `tmBirth`; `files.schoolPaper.<key>` is `files.schoolPaper`. */
function nameOf(path: string): string {
  const parts = path.split('.');
  return parts[0] === 'files' ? parts.slice(0, 2).join('.') : (parts.at(-1) ?? path);
}

/** `010-••••-4821`, `h••••@test.example`: enough to know one's own by. */
export function shownContact({ phone, email }: PartContact): string {
  if (phone) return `${phone.slice(0, 4)}••••${phone.slice(-5)}`;
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}••••${email.slice(at)}`;
}
