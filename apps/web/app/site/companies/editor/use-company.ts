import type { Registration, WrittenCompany } from '@chulbal/contract/companies/companies';
import type { CompanyContent, CompanySlide } from '@chulbal/contract/companies/content';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Problem } from '../../../lib/api-error.ts';
import {
  type DocumentCall,
  DocumentEngine,
  type DocumentResult,
} from '../../../lib/autosave/document-engine.ts';
import { type ServerDocument, shownValues } from '../../../lib/autosave/document-state.ts';
import type { Choice } from '../../../lib/autosave/edited.ts';
import { useAutosave } from '../../../lib/autosave/use-autosave.ts';
import { useDeviceCopy } from '../../../lib/autosave/use-device-copy.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { companyCommand } from '../commands.ts';
import { companyOfTexts, partTexts, slideTexts, textsOfCompany } from './company-texts.ts';

type Place = { igNo: number; icNo: number };

/**
 * A page that is being written: saved by the engine of all drafts, kept on the device until the server has it. `draft` is
 * what the screen shows.
 */
export function useCompany(registration: Registration, first: WrittenCompany) {
  const { user } = useRootData();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [submitting, setSubmitting] = useState(false);
  /** Counts how often a text came from elsewhere: editors that hold their own begin anew on it. */
  const [taken, setTaken] = useState(0);
  const beginAnew = useCallback(() => setTaken((before) => before + 1), []);
  const place: Place = { igNo: registration.baseInfo.igNo, icNo: first.icNo };
  const [engine] = useState(
    () => new DocumentEngine(documentOf(first), (call) => save(place, first.draft, call, beginAnew)),
  );
  const view = useAutosave(engine, { logOut: '/auth/logout' });
  useDeviceCopy(engine, {
    place: { userId: user?.userId ?? 0, what: `company:${first.icNo}` },
    keyAddress: '/apply/device-key',
    ready: user !== null,
    onFound: beginAnew,
  });
  const draft = companyOfTexts(shownValues(view.content), first.draft);

  async function submit(): Promise<boolean> {
    setSubmitting(true);
    setProblem(null);
    try {
      if (!(await engine.save())) return false;
      const answer = await companyCommand('submit', {
        ...{ icNo: first.icNo, editVersion: engine.view().content.version },
        idempotencyKey: crypto.randomUUID(),
      });
      if (answer.kind === 'refused') setProblem(answer.problem);
      if (answer.kind !== 'done') return false;
      await revalidate();
      return true;
    } finally {
      setSubmitting(false);
    }
  }

  return {
    ...{ engine, view, draft, taken, problem, submitting, submit },
    settle: async (choices: readonly Choice[]) => {
      await engine.settle(choices);
      beginAnew();
    },
    /** Writes on from an earlier version. */
    writeOnFrom: (content: CompanyContent) => {
      engine.change(textsOfCompany(content));
      beginAnew();
    },
    change: (part: Partial<Omit<CompanyContent, 'slides' | 'en'>>) => engine.change(partTexts(part)),
    changeEnglish: (part: Partial<CompanyContent['en']>) =>
      engine.change(Object.fromEntries(Object.entries(part).map(([key, text]) => [`en.${key}`, text]))),
    changeSlides: (slides: readonly CompanySlide[]) => engine.change(slideTexts(slides)),
  };
}

export type EditedCompany = ReturnType<typeof useCompany>;

function documentOf({
  editVersion,
  draft,
  savedAt,
}: Pick<WrittenCompany, 'editVersion' | 'draft' | 'savedAt'>): ServerDocument {
  return { version: editVersion, values: textsOfCompany(draft), savedAt };
}

async function save(
  place: Place,
  like: CompanyContent,
  { version, values }: DocumentCall,
  onChangedElsewhere: () => void,
): Promise<DocumentResult> {
  const draft = companyOfTexts(values, like);
  const answer = await companyCommand(
    'save',
    { icNo: place.icNo, editVersion: version, draft },
    { background: true },
  );
  if (answer.kind === 'done') {
    const { editVersion, savedAt, draft: kept } = answer.data;
    // The stories come back sanitised; lines stay as they are being typed.
    const stories = { companyContent: kept.companyContent, 'en.companyContent': kept.en.companyContent };
    return { kind: 'saved', reply: { version: editVersion, savedAt, values: { ...values, ...stories } } };
  }
  if (answer.kind !== 'refused') return answer;
  if (answer.problem.name !== 'editedElsewhere') {
    const { fields, message } = answer.problem;
    return { kind: 'refused', message: Object.values(fields)[0] ?? message };
  }
  const theirs = await companyCommand('registration', place, { background: true });
  if (theirs.kind !== 'done') return theirs.kind === 'refused' ? { kind: 'unreached' } : theirs;
  const { company } = theirs.data;
  if (!company) return { kind: 'unreached' };
  onChangedElsewhere();
  return { kind: 'changedElsewhere', server: documentOf(company) };
}
