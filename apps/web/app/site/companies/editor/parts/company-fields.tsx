import type { Registration } from '@chulbal/contract/companies/companies';
import type { CompanyContent } from '@chulbal/contract/companies/content';
import { companyLimits } from '@chulbal/contract/companies/values';
import { lazy, type ReactNode, Suspense } from 'react';
import { PartSheets } from '../../../../lib/first-paint/sheets.tsx';
import { useTexts } from '../../../../lib/use-texts.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { FieldMark } from '../../../../ui/form/field-mark.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import type { companies as texts } from '../../companies.ko.ts';
import { lettersOf } from '../story-facts.ts';
import { storeForCompany } from '../upload.ts';
import type { EditedCompany } from '../use-company.ts';
import styles from './parts.module.css';
import { PictureField } from './picture-field.tsx';

const RichEditor = lazy(async () => ({
  default: (await import('../../../../ui/rich-editor/rich-editor.tsx')).RichEditor,
}));

type Props = {
  icNo: number;
  types: Registration['companyTypes'];
  edited: EditedCompany;
  english: boolean;
  readOnly: boolean;
  /** What operators asked of a field. */
  hang: (path: string) => ReactNode;
};

/** Everything of a page beside its slides. */
export function CompanyFields({ icNo, types, edited, english, readOnly, hang }: Props) {
  const t = useTexts<typeof texts>('companies');
  const { draft, change, changeEnglish } = edited;
  const { en } = draft;
  const line = (path: 'companyTitle' | 'teamName', most: number) => (
    <div id={`at-${english ? 'en-' : ''}${path}`}>
      <Field label={t(`form.${path}`)} name={path} required={!english}>
        <TextInput
          value={english ? en[path] : draft[path]}
          maxLength={english ? most * 2 : most}
          onChange={({ currentTarget: { value } }) =>
            english ? changeEnglish({ [path]: value }) : change({ [path]: value })
          }
        />
      </Field>
      {hang(`${english ? 'en.' : ''}${path}`)}
    </div>
  );
  return (
    <>
      <section className={styles.fields}>
        <h2>{t('form.story')}</h2>
        {line('companyTitle', companyLimits.title)}
        {line('teamName', companyLimits.team)}
        {!english && (
          <div id="at-companyType">
            <Field label={t('form.companyType')} name="companyType" required>
              <Select
                value={draft.companyType}
                placeholder={t('form.choose')}
                options={types.map(({ code, label }) => ({ value: code, text: label }))}
                onChange={({ currentTarget: { value } }) => change({ companyType: value })}
              />
            </Field>
            {hang('companyType')}
          </div>
        )}
        <div id={english ? 'at-en-companyContent' : 'at-companyContent'}>
          <p className={styles.label}>
            {t('form.companyContent')} {!english && <FieldMark required />}
            <small>
              {t('form.letters', {
                count: lettersOf(english ? en.companyContent : draft.companyContent),
                most: companyLimits.story * (english ? 2 : 1),
              })}
            </small>
          </p>
          <Suspense fallback={<div className={styles.waiting} />}>
            <PartSheets of="ui/rich-editor/rich-editor.tsx" />
            <RichEditor
              label={t('form.companyContent')}
              full
              readOnly={readOnly}
              pictures={{
                from: '/transfer/file/',
                store: (file, failed, wait) => storeForCompany(file, { icNo, kind: 'picture', failed, wait }),
              }}
              html={english ? en.companyContent : draft.companyContent}
              onChange={(html) =>
                english ? changeEnglish({ companyContent: html }) : change({ companyContent: html })
              }
            />
          </Suspense>
          {hang(english ? 'en.companyContent' : 'companyContent')}
        </div>
        {!english && (
          <div id="at-logo">
            <p className={styles.label}>{t('form.logo')}</p>
            <PictureField
              {...{ icNo, kind: 'picture', label: t('form.logoPick'), picture: draft.logo }}
              onStored={({ serverFileName }) => change({ logo: serverFileName })}
              onRemove={() => change({ logo: null })}
            />
            {hang('logo')}
          </div>
        )}
      </section>
      <Figures edited={edited} english={english} hang={hang} />
      {!english && <Reach icNo={icNo} edited={edited} hang={hang} />}
    </>
  );
}

function Figures({ edited, english, hang }: Pick<Props, 'edited' | 'english' | 'hang'>) {
  const t = useTexts<typeof texts>('companies');
  const { draft, change } = edited;
  const write = (at: number, part: Partial<CompanyContent['figures'][number]>) =>
    change({
      figures: draft.figures.map((figure, index) => (index === at ? { ...figure, ...part } : figure)),
    });
  return (
    <section className={styles.fields}>
      <h2>{t('form.figures')}</h2>
      <p className={styles.help}>{t('form.figuresHint')}</p>
      {[...draft.figures.entries()].map(([at, { label, value, unit, en }]) => (
        <div key={at} id={`at-figures-${at}`} className={styles.figure}>
          <p className={styles.label}>{t('form.figure', { at: at + 1 })}</p>
          <Field label={t('form.figureLabel')} name={`figure-${at}`}>
            <TextInput
              value={english ? en.label : label}
              maxLength={companyLimits.figureLabel * (english ? 2 : 1)}
              onChange={({ currentTarget: { value: said } }) =>
                write(at, english ? { en: { ...en, label: said } } : { label: said })
              }
            />
          </Field>
          <Field label={t('form.figureValue')} name={`value-${at}`}>
            <TextInput
              value={value}
              numeric
              readOnly={english}
              maxLength={companyLimits.figureValue}
              onChange={({ currentTarget }) => write(at, { value: currentTarget.value })}
            />
          </Field>
          <Field label={t('form.figureUnit')} name={`unit-${at}`}>
            <TextInput
              value={english ? en.unit : unit}
              maxLength={companyLimits.figureUnit * (english ? 2 : 1)}
              onChange={({ currentTarget: { value: said } }) =>
                write(at, english ? { en: { ...en, unit: said } } : { unit: said })
              }
            />
          </Field>
          <IconButton
            icon="trash"
            label={t('remove')}
            onClick={() => change({ figures: draft.figures.filter((_, index) => index !== at) })}
          />
          {hang(`figures.${at}`)}
        </div>
      ))}
      {!english && draft.figures.length < companyLimits.figures && (
        <div>
          <Button
            variant="line"
            size="sm"
            icon="plus"
            onClick={() =>
              change({
                figures: [...draft.figures, { label: '', value: '', unit: '', en: { label: '', unit: '' } }],
              })
            }
          >
            {t('form.figureAdd')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Reach({ icNo, edited, hang }: Pick<Props, 'icNo' | 'edited' | 'hang'>) {
  const t = useTexts<typeof texts>('companies');
  const { draft, change } = edited;
  const { links, contact, files } = draft;
  const write = (at: number, part: Partial<CompanyContent['links'][number]>) =>
    change({ links: links.map((link, index) => (index === at ? { ...link, ...part } : link)) });
  return (
    <section className={styles.fields} id="at-links">
      <h2>{t('form.reach')}</h2>
      {[...links.entries()].map(([at, { label, url }]) => (
        <div key={at} className={styles.link}>
          <Field label={t('form.linkLabel')} name={`link-${at}`}>
            <TextInput
              value={label}
              maxLength={companyLimits.linkLabel}
              onChange={({ currentTarget }) => write(at, { label: currentTarget.value })}
            />
          </Field>
          <Field label={t('form.linkUrl')} name={`url-${at}`}>
            <TextInput
              value={url}
              type="url"
              placeholder="https://"
              onChange={({ currentTarget }) => write(at, { url: currentTarget.value })}
            />
          </Field>
          <IconButton
            icon="trash"
            label={t('remove')}
            onClick={() => change({ links: links.filter((_, index) => index !== at) })}
          />
        </div>
      ))}
      {links.length < companyLimits.links && (
        <div>
          <Button
            variant="line"
            size="sm"
            icon="plus"
            onClick={() => change({ links: [...links, { label: '', url: '', en: { label: '' } }] })}
          >
            {t('form.linkAdd')}
          </Button>
        </div>
      )}
      {hang('links')}
      <div id="at-contact">
        <Field label={t('form.contact')} name="contact" hint={t('form.contactHint')} optional>
          <TextInput
            value={contact?.value ?? ''}
            maxLength={companyLimits.contact}
            onChange={({ currentTarget: { value } }) =>
              change({ contact: value === '' ? null : { label: t('form.contactLabel'), value } })
            }
          />
        </Field>
        {hang('contact')}
      </div>
      <div id="at-files">
        <p className={styles.label}>{t('form.files')}</p>
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.serverFileName}>
              {file.name}
              <IconButton
                icon="trash"
                label={t('remove')}
                onClick={() => change({ files: files.filter((one) => one !== file) })}
              />
            </li>
          ))}
        </ul>
        {files.length < companyLimits.files && (
          <PictureField
            {...{ icNo, kind: 'file', label: t('form.filePick') }}
            onStored={({ serverFileName, name, size }) =>
              change({ files: [...files, { serverFileName, name, size }] })
            }
          />
        )}
        {hang('files')}
      </div>
    </section>
  );
}
