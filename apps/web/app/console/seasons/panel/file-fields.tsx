import type { PlannedDocument } from '@chulbal/contract/seasons/plan';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { usePlanValue } from '../builder-context.ts';
import { NumberField } from '../fields/number-field.tsx';
import { fileKinds } from '../plan/new-parts.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import parts from './parts.module.css';

const MB = 1_000_000;

/** The most bytes of one file, in MB. */
export function FileSize({ path }: { path: string }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const size = usePlanValue<number>(path);
  return (
    <NumberField
      name={path}
      label={t('documents.size')}
      unit="MB"
      value={Math.round((size.value / MB) * 10) / 10}
      readOnly={size.readOnly}
      error={size.error}
      onSet={(megabytes) => size.set((megabytes ?? 0) * MB)}
    />
  );
}

/** Which kinds of files a slot takes. */
export function FileKinds({ path }: { path: string }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const at = usePlanValue<PlannedDocument['extensions']>(path);
  const turn = (kind: PlannedDocument['extensions'][number]) =>
    at.set(fileKinds.filter((one) => (one === kind) !== at.value.includes(one)));
  return (
    <fieldset className={parts.kinds}>
      <legend>{t('documents.kinds')}</legend>
      {fileKinds.map((kind) => (
        <label key={kind} className={classNames(at.value.includes(kind) && parts.on)}>
          <input
            type="checkbox"
            checked={at.value.includes(kind)}
            disabled={at.readOnly}
            onChange={() => turn(kind)}
          />
          {kind.toUpperCase()}
        </label>
      ))}
    </fieldset>
  );
}
