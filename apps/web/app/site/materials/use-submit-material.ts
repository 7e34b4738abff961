import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { focusField } from '../../ui/form/focus-field.ts';
import type { materials as texts } from './materials.ko.ts';
import { isView, type Material } from './use-material.ts';

export type Press = {
  busy: boolean;
  /** Why it was not handed in. */
  problem: string | null;
  signedOut: boolean;
  /** What is wrong with a slot, by its code. */
  wrong: Readonly<Record<string, string>>;
  submit: () => Promise<void>;
};

export function slotField(code: string): string {
  return `slots.${code}`;
}

/** Handing in by a press: what keeps it from being done is said beside the slot, the first of which has the focus. */
export function useSubmitMaterial(material: Material, onDone: () => void): Press {
  const t = useTexts<typeof texts>('materials');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [signedOut, setSignedOut] = useState(false);
  const [pressed, setPressed] = useState(false);
  const { view, files, uploading } = material;
  const missing = isView(view)
    ? view.slots.filter(({ code, minFiles }) => files.filter(({ slot }) => slot === code).length < minFiles)
    : [];
  const wrong = pressed
    ? Object.fromEntries(missing.map(({ code, minFiles }) => [code, t('needs', { min: minFiles })]))
    : {};

  async function submit() {
    if (busy) return;
    setPressed(true);
    setProblem(null);
    setSignedOut(false);
    if (uploading.some(({ state }) => state === 'sending' || state === 'waiting')) {
      setProblem(t('uploading'));
      return;
    }
    const [first] = missing;
    if (first) {
      focusField(slotField(first.code));
      return;
    }
    setBusy(true);
    const answer = await material.submit();
    setBusy(false);
    if (answer.kind === 'done') {
      setPressed(false);
      onDone();
    } else if (answer.kind === 'signedOut') setSignedOut(true);
    else if (answer.kind === 'unreached') setProblem(t('unreached'));
    else if (answer.kind === 'refused')
      setProblem(answer.problem.name === 'materialFailed' ? t('others') : answer.problem.message);
  }

  return { busy, problem, signedOut, wrong, submit };
}
