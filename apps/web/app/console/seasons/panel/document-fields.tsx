import type { PlannedDocument } from '@chulbal/contract/seasons/plan';
import { useTexts } from '../../../lib/use-texts.ts';
import { useBuilder } from '../builder-context.ts';
import { ChoiceAt } from '../fields/choice-at.tsx';
import { NumberAt } from '../fields/number-at.tsx';
import { TextPairAt } from '../fields/text-pair-at.tsx';
import type { seasonPanel as texts } from '../season-panel.ko.ts';
import { FileKinds, FileSize } from './file-fields.tsx';
import styles from './panel.module.css';
import parts from './parts.module.css';

type Props = { document: PlannedDocument; path: string; name: string };

const needs = ['always', 'everyone', 'business', 'bonus', 'optional'] as const;

/** One document in a line; opened, everything that can be asked of it. */
export function DocumentFields({ document, path, name }: Props) {
  const t = useTexts<typeof texts>('seasonPanel');
  const { view } = useBuilder();
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
        <FileKinds path={`${path}.extensions`} />
        <div className={styles.two}>
          <FileSize path={`${path}.maxBytes`} />
          <NumberAt path={`${path}.maxFiles`} label={t('documents.files')} unit={t('documents.count')} />
        </div>
      </div>
    </details>
  );
}
