import { type ExportColumn, exportColumns } from '@chulbal/contract/applications/parts';
import { useRef, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { focusField } from '../../../ui/form/focus-field.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { type DialogFrame, FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { DenseIcon } from '../../../ui/icon/dense-icon.tsx';
import { useConfirmed } from '../../shell/use-confirmed.ts';
import { filterOf } from '../search/conditions.ts';
import { type ColumnKey, usualColumns } from '../table/columns.ts';
import type { teamList as texts } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './dialogs.module.css';

const shownAs: Partial<Record<ColumnKey, ExportColumn>> = {
  team: 'teamName',
  number: 'number',
  item: 'itemName',
  track: 'track',
  region: 'region',
  leader: 'leader',
  members: 'members',
  bonus: 'bonus',
  bonusState: 'bonus',
  files: 'files',
  submittedAt: 'submittedAt',
};

/** What an export begins with: the columns on the screen, and never contacts. */
function shownExportColumns(columns: readonly ColumnKey[] | null): ExportColumn[] {
  const shown = new Set((columns ?? usualColumns).map((column) => shownAs[column]));
  return exportColumns.filter((column) => shown.has(column));
}

const shortest = 5;

/** What is exported, of which columns, why. The browser saves what the form brings, however large it is. */
export function ExportDialog(frame: DialogFrame) {
  const t = useTexts<typeof texts>('teamList');
  const { state, season, total } = useTeamList();
  const confirmed = useConfirmed();
  const form = useRef<HTMLFormElement>(null);
  const [format, setFormat] = useState('xlsx');
  const [columns, setColumns] = useState<ExportColumn[]>(() => shownExportColumns(state.columns));
  const [reason, setReason] = useState('');
  const [looked, setLooked] = useState(false);
  const short = [...reason.trim()].length < shortest;

  async function submit() {
    setLooked(true);
    if (columns.length === 0) focusField('exportColumns');
    else if (short) focusField('exportReason');
    if (columns.length === 0 || short) return;
    if (!(await confirmed())) return;
    form.current?.submit();
    toast.info(t('dialogExport.started'));
    frame.onClose();
  }
  const filter = JSON.stringify(filterOf(state.conditions, season.year));
  return (
    <>
      <FormDialog
        {...frame}
        title={t('dialogExport.title', { count: total })}
        body={t('dialogExport.body')}
        ok={t('dialogExport.ok')}
        onSubmit={submit}
      >
        <Field
          label={t('dialogExport.format')}
          name="exportFormat"
          hint={format === 'zip' && t('dialogExport.zipNote')}
        >
          <Select
            value={format}
            onChange={(event) => setFormat(event.target.value)}
            options={(['xlsx', 'csv', 'zip'] as const).map((value) => ({
              value,
              text: t(`dialogExport.${value}`),
            }))}
          />
        </Field>
        {format !== 'zip' && (
          <FieldGroup
            label={t('dialogExport.columns')}
            name="exportColumns"
            error={looked && columns.length === 0 ? t('choose') : undefined}
          >
            <div className={styles.ticks}>
              {exportColumns.map((column) => (
                <label key={column} className={styles.tick}>
                  <input
                    type="checkbox"
                    checked={columns.includes(column)}
                    onChange={(event) =>
                      setColumns(
                        event.target.checked
                          ? exportColumns.filter((one) => one === column || columns.includes(one))
                          : columns.filter((one) => one !== column),
                      )
                    }
                  />
                  {t(`dialogExport.column.${column}`)}
                  {column === 'contacts' && <DenseIcon name="lock" />}
                </label>
              ))}
            </div>
            {columns.includes('contacts') && (
              <p className={classNames(styles.note, styles.warn)} role="status">
                <DenseIcon name="warning" />
                {t('dialogExport.contacts')}
              </p>
            )}
          </FieldGroup>
        )}
        <Field
          required
          label={t('dialogExport.reason')}
          name="exportReason"
          error={looked && short ? t('dialogExport.short') : undefined}
          hint={t('dialogExport.reasonHint')}
        >
          <TextArea
            max={500}
            rows={2}
            data-focus-first
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </FormDialog>
      <form ref={form} method="post" action="/console/applications/export" hidden>
        <input type="hidden" name="format" value={format} />
        <input type="hidden" name="filter" value={filter} />
        <input type="hidden" name="reason" value={reason.trim()} />
        {columns.map((column) => (
          <input key={column} type="hidden" name="columns" value={column} />
        ))}
      </form>
    </>
  );
}
