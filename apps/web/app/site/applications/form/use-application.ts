import { readFields } from '@chulbal/contract/applications/fields';
import type { ApplyStep } from '@chulbal/contract/applications/rules';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { fieldId } from '../../../ui/form/field-context.ts';
import { focusField } from '../../../ui/form/focus-field.ts';
import type { apply } from '../apply.ko.ts';
import { type ApplyData, stepPath } from '../apply-data.ts';
import { shownFields } from '../draft/draft-state.ts';
import { serverDraftOf, useDraft } from '../draft/use-draft.ts';
import { useFiles } from '../files/use-files.ts';
import { useParts } from '../members/use-parts.ts';
import type { Apply } from './apply-context.ts';
import { memberOf } from './field-place.ts';
import { mayWriteField } from './own-entry.ts';
import { useFindings } from './use-findings.ts';

/** Everything the form works with, from what the server knows and what is being written. */
export function useApplication(data: ApplyData, step: ApplyStep): Apply {
  const t = useTexts<typeof apply>('apply');
  const navigate = useNavigate();
  const { application } = data;
  const { engine, view } = useDraft(data);
  const { files, setFiles, uploads, uploading, remove } = useFiles(data, engine);
  const fields = useMemo(() => shownFields(view.content), [view.content]);
  const form = useMemo(() => readFields(fields), [fields]);
  const writer = application?.role ?? 'leader';
  const mayWrite = (path: string) => data.open && mayWriteField(writer, fields, path);
  const { parts, setParts } = useParts(data);
  const found = useFindings({ data, draft: view.content, fields, form, files, mayWrite, parts });

  useEffect(() => {
    if (application) engine.refresh(serverDraftOf(application));
  }, [application, engine]);
  const { closesAt } = data.deadline;
  useEffect(() => {
    if (closesAt) engine.reopen();
  }, [closesAt, engine]);
  useFocusFromAddress(step);

  return {
    data,
    step,
    engine,
    view,
    fields,
    form,
    files,
    setFiles,
    uploads,
    uploading,
    parts,
    setParts,
    ...found,
    mayWrite,
    write: (texts) => engine.change(texts),
    removeFile: async (file) => {
      if (!(await remove(file))) toast.error(t('notReached'));
    },
    goTo: (wanted, path) => {
      if (path && wanted === step && focusField(path)) return;
      const hash = path ? `#${fieldId(path)}` : '';
      void navigate(stepPath(data, wanted, path && memberOf(path)) + hash);
    },
  };
}

/** After a step was opened: to the field that the address names, or to the step's first heading. */
function useFocusFromAddress(step: ApplyStep): void {
  const { hash } = useLocation();
  const cameByLink = useNavigationType() === 'PUSH';
  const shown = useRef<ApplyStep | null>(null);
  useEffect(() => {
    const wanted = hash ? document.getElementById(hash.slice(1)) : null;
    if (wanted) {
      const control = wanted.matches('fieldset') ? wanted.querySelector<HTMLElement>('input') : wanted;
      control?.focus({ preventScroll: true });
      wanted.scrollIntoView({ block: 'center' });
    } else if (!hash && (shown.current === null ? cameByLink : shown.current !== step)) {
      showHeading(document.querySelector<HTMLElement>(`[data-step="${step}"] h2`));
    }
    shown.current = step;
  }, [hash, step, cameByLink]);
}

/** Focus to the step's heading, and the window where it and the first field can be seen. */
function showHeading(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 3) heading.scrollIntoView({ block: 'start' });
}
