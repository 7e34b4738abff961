import type { SubmittedFile } from '@chulbal/contract/applications/applications';
import type { ChecklistEntry } from '@chulbal/contract/applications/checklist';
import type { ApplicationForm, Fields } from '@chulbal/contract/applications/fields';
import type { PartForLeader } from '@chulbal/contract/applications/part-progress';
import type { ApplyStep, Finding } from '@chulbal/contract/applications/rules';
import type { StoredFile } from '@chulbal/contract/files/files';
import { createContext, use } from 'react';
import type { ApplyData } from '../apply-data.ts';
import type { DraftEngine, DraftView } from '../draft/draft-engine.ts';
import type { Changes } from '../draft/draft-state.ts';
import type { UploadItem, Uploads } from '../files/uploads.ts';

/** What every part of the form works with. */
export type Apply = {
  data: ApplyData;
  step: ApplyStep;
  engine: DraftEngine;
  view: DraftView;
  fields: Fields;
  form: ApplicationForm;
  files: readonly SubmittedFile[];
  setFiles(files: readonly StoredFile[]): void;
  uploads: Uploads;
  uploading: readonly UploadItem[];
  removeFile(file: Pick<StoredFile, 'serverFileName'>): Promise<void>;
  /** How far the members are who were asked for their own part; the leader's alone. */
  parts: readonly PartForLeader[];
  setParts(parts: readonly PartForLeader[]): void;
  findings: readonly Finding[];
  entries: readonly ChecklistEntry[];
  write(texts: Changes): void;
  /** Whether this person may write the field: a member only what is the team's, and their own entry. */
  mayWrite(path: string): boolean;
  /** What is wrong with a field, once it has been touched or its step left. */
  errorOf(path: string): string | undefined;
  touch(...paths: string[]): void;
  /** From now on everything that is missing in these steps is shown. */
  press(...steps: ApplyStep[]): void;
  /** Whether what is missing in a step is shown already. */
  pressedOnce(step: ApplyStep): boolean;
  /** Shows what the server found, until the fields are changed. */
  say(fields: Readonly<Record<string, string>>): void;
  /** Opens a step; with a path, the field is focused there. */
  goTo(step: ApplyStep, path?: string): void;
};

export const ApplyContext = createContext<Apply | null>(null);

/** The form around this component. @throws outside of one. */
export function useApply(): Apply {
  const apply = use(ApplyContext);
  if (!apply) throw new Error('useApply needs an ApplyContext around it');
  return apply;
}
