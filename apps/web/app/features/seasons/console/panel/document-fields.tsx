import type { PlannedDocument } from '@chulbal/contract/season-plan';
import { useTexts } from '../../../../lib/use-texts.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useBuilder, usePlanValue } from '../builder-context.ts';
import { ChoiceAt } from '../fields/choice-at.tsx';
import { NumberAt } from '../fields/number-at.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { TextPairAt } from '../fields/text-pair-at.tsx';
import { fileKinds } from '../plan/new-parts.ts';
import type { seasonPanel as texts } from '../season-panel.ko.ts';
import styles from './panel.module.css';
import parts from './parts.module.css';

type Props = { document: PlannedDocument; path: string; name: string };

const needs = ['always', 'business', 'bonus', 'optional'] as const;
const MB = 1_000_000;

/** One document in a line; opened, everything that can be asked of it. */
export function DocumentFields({ document, path, name }: Props) {
  const t = useTexts<typeof texts>('seasonPanel');
  const { view } = useBuilder();
  const size = usePlanValue<number>(`${path}.maxBytes`);
  const isWrong = Object.keys(view.fields).some((field) => field.startsWith(`${path}.`));
  const need = t(`documents.requirement.${document.requirement}`);
  const [first = '–', ...others] = document.extensions.map((one) => one.toUpperCase());
  const kinds = others.length > 0 ? t('documents.more', { first, count: others.length }) : first;
  return (
    <details className={parts.more} open={isWrong || undefined}>
      <summary>
        {name}
        <small>{t('documents.sum', { need, kinds, files: document.maxFiles })}</small>
      </summary>
      <div className={parts.fields}>
        <TextPairAt path={`${path}.label`} label={t('documents.label')} />
        <TextPairAt path={`${path}.hint`} label={t('documents.hint')} />
        <ChoiceAt
          path={`${path}.requirement`}
          label={t('documents.need')}
          options={needs.map((one) => ({ value: one, text: t(`documents.requirement.${one}`) }))}
        />
        <Extensions path={`${path}.extensions`} />
        <div className={styles.two}>
          <NumberField
            name={`${path}.maxBytes`}
            label={t('documents.size')}
            unit="MB"
            value={Math.round((size.value / MB) * 10) / 10}
            readOnly={size.readOnly}
            error={size.error}
            onSet={(megabytes) => size.set((megabytes ?? 0) * MB)}
          />
          <NumberAt path={`${path}.maxFiles`} label={t('documents.files')} unit={t('documents.count')} />
        </div>
      </div>
    </details>
  );
}

function Extensions({ path }: { path: string }) {
  const t = useTexts<typeof texts>('seasonPanel');
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
