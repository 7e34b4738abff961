import type { DocumentRule } from '@chulbal/contract/seasons/seasons';
import { useApply } from '../form/apply-context.ts';
import { SlotFiles } from './slot-files.tsx';

type Props = {
  rule: DocumentRule;
  required?: boolean;
  /** Another name than the rule's, for bonus proofs. */
  label?: string;
  layout?: 'row' | 'block';
};

/** A document of the application, in its slot. */
export function SlotRows({ rule, required, label = rule.label, layout }: Props) {
  const { data, files, uploads, uploading, removeFile, errorOf, touch } = useApply();
  const path = `files.${rule.slot}`;
  return (
    <SlotFiles
      {...{ rule, label, required, layout, files, uploads, uploading }}
      slot={rule.slot}
      name={path}
      words={data.words}
      disabled={!data.open}
      error={errorOf(path)}
      onRemove={(file) => {
        touch(path);
        void removeFile(file);
      }}
    />
  );
}
