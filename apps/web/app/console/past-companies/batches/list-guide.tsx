import {
  neededPastColumns,
  pastColumnKeys,
  pastEventKindNames,
  pastSourceNames,
} from '@chulbal/contract/past-companies/values';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { buttonClass } from '../../../ui/action/button-look.ts';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { pastBatches as texts } from './past-batches.ko.ts';
import styles from './past-batches.module.css';

/** How a list has to look, and an empty one to begin with. */
export function ListGuide() {
  const t = useTexts<typeof texts>('pastBatches');
  const language = useLanguage();
  const needs = (column: string) => neededPastColumns.some((one) => one === column);
  const named = (wanted: boolean) =>
    pastColumnKeys
      .filter((column) => needs(column) === wanted)
      .map((column) => t(`list.names.${column}`))
      .join(', ');
  const words = (names: Record<string, { ko: string; en: string }>) =>
    Object.values(names)
      .map((name) => name[language])
      .join(', ');
  return (
    <div className={styles.guide}>
      <p className={styles.note}>{t('list.lede')}</p>
      <DefinitionList
        ruled
        facts={[
          { key: 'needed', term: t('list.needed'), text: named(true) },
          { key: 'extra', term: t('list.extra'), text: named(false) },
          {
            key: 'events',
            term: t('list.events'),
            text: (
              <>
                {t('list.eventsText')}
                <small>
                  {t('list.kinds')}: {words(pastEventKindNames)}
                </small>
                <small>
                  {t('list.sources')}: {words(pastSourceNames)}
                </small>
              </>
            ),
          },
        ]}
      />
      <a
        className={buttonClass({ size: 'sm' })}
        href="/console/past/template"
        download={t('list.templateName')}
      >
        <Icon name="download" />
        {t('list.template')}
      </a>
    </div>
  );
}
