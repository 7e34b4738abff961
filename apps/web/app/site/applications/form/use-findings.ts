import { type ChecklistEntry, checklistOf } from '@chulbal/contract/applications/checklist';
import type { ApplicationForm } from '@chulbal/contract/applications/fields';
import type { PartForLeader } from '@chulbal/contract/applications/part-progress';
import { findingsWithParts } from '@chulbal/contract/applications/part-progress.rules';
import {
  type ApplyStep,
  childKey,
  countFiles,
  type Finding,
  findings,
  isChild,
} from '@chulbal/contract/applications/rules';
import type { StoredFile } from '@chulbal/contract/files/files';
import { useEffect, useMemo, useState } from 'react';
import type { ApplyData } from '../apply-data.ts';
import { command } from '../commands.ts';
import { type DraftState, isTooLong } from '../draft/draft-state.ts';

/** What the server said about fields, and the text that it spoke about. */
export type Said = Readonly<Record<string, { text: string; message: string }>>;

export type Findings = {
  findings: readonly Finding[];
  entries: readonly ChecklistEntry[];
  errorOf: (path: string) => string | undefined;
  touch: (...paths: string[]) => void;
  press: (...steps: ApplyStep[]) => void;
  pressedOnce: (step: ApplyStep) => boolean;
  /** Shows what the server found at a submission, until the fields are changed. */
  say: (fields: Readonly<Record<string, string>>) => void;
};

type Input = {
  data: ApplyData;
  draft: DraftState;
  fields: Readonly<Record<string, string>>;
  form: ApplicationForm;
  files: readonly StoredFile[];
  mayWrite: (path: string) => boolean;
  /** Members who fill in their own part, of which the page lacks what they wrote. */
  parts?: readonly PartForLeader[];
  /** A save answers of itself that a guardian has yet to consent: before it, nobody is told so. */
  consentAtSave?: boolean;
};

const noParts: readonly PartForLeader[] = [];

/** What is missing or wrong, and which of it is shown already. */
export function useFindings({
  data,
  draft,
  fields,
  form,
  files,
  mayWrite,
  parts = noParts,
  consentAtSave = false,
}: Input): Findings {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [pressed, setPressed] = useState<ReadonlySet<ApplyStep>>(new Set());
  const [said, setSaid] = useState<Said>({});
  const counts = useMemo(() => countFiles(files), [files]);
  const { track, today, words } = data;
  const isMember = data.application?.role === 'member';

  const known = useConsented({ data, form, savedAt: consentAtSave ? null : draft.savedAt });
  const consented = useMemo(
    () => (consentAtSave ? new Set([form.leader, ...form.members].map(childKey)) : known),
    [consentAtSave, form, known],
  );
  const all = useMemo(
    () => findingsWithParts(findings(form, counts, track, today, consented), parts, fields),
    [form, counts, track, today, consented, parts, fields],
  );
  // A member cannot read what the leader wrote about others, so cannot say that it is missing.
  const mine = isMember ? all.filter(({ path }) => path === 'members' || mayWrite(path)) : all;
  const entries = useMemo(() => {
    const list = checklistOf(all, form, track);
    return isMember ? list.filter(({ id }) => id !== 'leader' && id !== 'members') : list;
  }, [all, form, track, isMember]);

  const errorOf = (path: string): string | undefined => {
    const text = fields[path] ?? '';
    const refusal = draft.refused[path] ?? said[path];
    if (refusal?.text === text) return refusal.message;
    if (text && isTooLong(path, text)) return words.tooLong;
    const finding = mine.find((one) => one.path === path);
    // A whole birth date that is too young, or a registration number, does not become right by typing on: said at once.
    const atOnce = finding?.error === 'underFourteen' || finding?.error === 'residentNumber';
    const shown = finding && (atOnce || touched.has(path) || pressed.has(finding.step));
    if (!shown) return undefined;
    // The form's own default may not fit the track: whoever has chosen nothing is asked to choose.
    return words[finding.error === 'notEligible' && !text ? 'choose' : finding.error];
  };
  return {
    findings: mine,
    entries,
    errorOf,
    touch: (...paths) => setTouched((now) => new Set([...now, ...paths])),
    pressedOnce: (step) => pressed.has(step),
    press: (...steps) => setPressed((now) => new Set([...now, ...steps])),
    say: (messages) =>
      setSaid(
        Object.fromEntries(
          Object.entries(messages).map(([path, message]) => [path, { text: fields[path] ?? '', message }]),
        ),
      ),
  };
}

type ConsentedInput = { data: ApplyData; form: ApplicationForm; savedAt: string | null };

/**
 * The people under 14 of the form for whom a guardian has consented, by `childKey`. Somebody entered since the page was
 * made is asked about once they are saved.
 */
function useConsented({ data, form, savedAt }: ConsentedInput): ReadonlySet<string> {
  const [known, setKnown] = useState(data.consented);
  const { today, track, stage } = data;
  const consented = useMemo(() => new Set(known), [known]);
  const unknown = [form.leader, ...form.members]
    .filter((person) => person.tmPhone && isChild(person, today) && !consented.has(childKey(person)))
    .map(childKey)
    .join();
  useEffect(() => {
    if (!unknown || !savedAt) return;
    let isOver = false;
    void command('mine', { trackNo: track.trackNo, stageNo: stage.stageNo }, { background: true }).then(
      (reply) => {
        if (!isOver && reply.kind === 'done') setKnown(reply.data.consented);
      },
    );
    return () => {
      isOver = true;
    };
  }, [unknown, savedAt, track.trackNo, stage.stageNo]);
  return consented;
}
