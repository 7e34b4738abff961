import { planLimits } from '@chulbal/contract/toolkits/business-plan';
import { firstLetters } from '@chulbal/contract/toolkits/canvas';
import { useId, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { toolkits as texts } from '../toolkits.ko.ts';

type Props = { name: string; onSave: (name: string) => void; onClose: () => void };

/** What the plan is called. */
export function NameDialog({ name, onSave, onClose }: Props) {
  const t = useTexts<typeof texts>('toolkits');
  const form = useId();
  const [text, setText] = useState(name);
  return (
    <Modal
      open
      narrow
      onClose={onClose}
      title={t('rename.title')}
      actions={
        <Button variant="primary" type="submit" form={form}>
          {t('rename.save')}
        </Button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(text);
        }}
      >
        <Field label={t('rename.name')} hint={t('rename.hint')}>
          <TextInput
            value={text}
            onChange={({ currentTarget }) => setText(firstLetters(currentTarget.value, planLimits.name))}
          />
        </Field>
      </form>
    </Modal>
  );
}
