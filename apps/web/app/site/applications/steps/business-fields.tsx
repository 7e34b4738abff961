import { hasBusiness } from '@chulbal/contract/applications/rules';
import { useTexts } from '../../../lib/use-texts.ts';
import { Panel } from '../../../ui/data/panel.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { FormGrid } from '../../../ui/layout/form-grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useApply } from '../form/apply-context.ts';
import type { applyFields } from '../form/apply-fields.ko.ts';
import { SelectAt } from '../form/select-at.tsx';
import { TextAt } from '../form/text-at.tsx';
import { usePath } from '../form/use-path.ts';

/** Whether the team has a registered business, and if so which. */
export function BusinessFields() {
  const t = useTexts<typeof applyFields>('applyFields');
  const { data, form } = useApply();
  const { label, error, disabled, onChange } = usePath('teamCom');
  const choices = (data.choices.teamCom ?? []).map(({ code, label: text }) => ({ value: code, text }));
  return (
    <Stack gap={4}>
      <FieldGroup label={label} name="teamCom" error={error} required>
        <Segments choices={choices} value={form.teamCom} onChange={onChange} disabled={disabled} />
      </FieldGroup>
      {hasBusiness(form) && (
        <Panel tone="paper">
          <FormGrid>
            <SelectAt path="teamComKind" choices={data.choices.teamComKind ?? []} />
            <TextAt path="teamComNo" kind="businessNo" />
            <TextAt
              path="teamComDate"
              kind="date"
              max={data.today}
              hint={
                data.track.businessMonths
                  ? t('hint.businessAge', { months: data.track.businessMonths })
                  : undefined
              }
            />
          </FormGrid>
        </Panel>
      )}
    </Stack>
  );
}
