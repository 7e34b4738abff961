import { hasBusiness } from '@chulbal/contract/applications/rules';
import { useTexts } from '../../../lib/use-texts.ts';
import { Panel } from '../../../ui/data/panel.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { FormGrid } from '../../../ui/layout/form-grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { apply } from '../apply.ko.ts';
import { useApply } from '../form/apply-context.ts';
import { Consent } from '../form/consent.tsx';
import { Part } from '../form/part.tsx';
import { SelectAt, TextAt } from '../form/text-at.tsx';
import { usePath } from '../form/use-path.ts';

/** Step 1: consent, the team, its item, its story, its business. */
export function TeamStep() {
  const t = useTexts<typeof apply>('apply');
  const { choices } = useApply().data;
  return (
    <>
      <Part title={t('part.team')} id="part-team">
        <Stack gap={5}>
          <Consent
            path="isConsent"
            label={t('consent.label')}
            facts={[
              { term: t('consent.purpose'), text: t('consent.privacyPurpose') },
              { term: t('consent.items'), text: t('consent.privacyItems') },
              { term: t('consent.period'), text: t('consent.privacyPeriod') },
            ]}
            note={t('consent.privacyRefusal')}
          />
          <FormGrid>
            <TextAt path="teamName" />
            <TextAt path="teamItemName" />
            <SelectAt path="teamItemPart" choices={choices.teamItemPart ?? []} />
            <SelectAt path="team4dTech" choices={choices.team4dTech ?? []} hint={t('hint.team4dTech')} />
          </FormGrid>
        </Stack>
      </Part>
      <Part title={t('part.story')} id="part-story">
        <Stack gap={5}>
          <TextAt path="teamItemExp" kind="area" hint={t('hint.teamItemExp')} />
          <TextAt path="teamEmotion" kind="area" hint={t('hint.teamEmotion')} />
          <TextAt path="teamChar" kind="area" hint={t('hint.teamChar')} />
        </Stack>
      </Part>
      <Part title={t('part.business')} id="part-business" aside={t('businessLater')}>
        <BusinessFields />
      </Part>
      <Part title={t('part.history')} id="part-history" ruled>
        <Consent
          path="teamReconsent"
          label={t('consent.historyLabel')}
          off="N"
          optional
          facts={[
            { term: t('consent.purpose'), text: t('consent.historyPurpose') },
            { term: t('consent.items'), text: t('consent.historyItems') },
            { term: t('consent.period'), text: t('consent.historyPeriod') },
          ]}
          note={t('consent.historyRefusal')}
        />
      </Part>
    </>
  );
}

/** Whether the team has a registered business, and if so which. */
function BusinessFields() {
  const t = useTexts<typeof apply>('apply');
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
