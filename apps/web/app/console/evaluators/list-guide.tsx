import { evaluatorColumnKeys, neededColumns } from '@chulbal/contract/evaluators/values';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { buttonClass } from '../../ui/action/button-look.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { evaluatorList as texts } from './evaluator-list.ko.ts';
import type { Expertise } from './expertise.ts';
import styles from './list-dialog.module.css';

/** How a list has to look, and an empty one to begin with. */
export function ListGuide({ expertise }: { expertise: readonly Expertise[] }) {
  const t = useTexts<typeof texts>('evaluatorList');
  const language = useLanguage();
  const needs = (column: string) => neededColumns.some((one) => one === column);
  const named = (wanted: boolean) =>
    evaluatorColumnKeys
      .filter((column) => needs(column) === wanted)
      .map((column) => t(`names.${column}`))
      .join(', ');
  return (
    <div className={styles.guide}>
      <p>{t('lede')}</p>
      <DefinitionList
        ruled
        facts={[
          { key: 'needed', term: t('needed'), text: named(true) },
          { key: 'extra', term: t('extra'), text: named(false) },
          {
            key: 'fields',
            term: t('fields'),
            text: (
              <>
                {expertise.map(({ label }) => label[language]).join('; ')}
                <small>{t('fieldsNote')}</small>
              </>
            ),
          },
        ]}
      />
      <a
        className={buttonClass({ size: 'sm' })}
        href="/console/evaluators/template"
        download={t('templateName')}
      >
        <Icon name="download" />
        {t('template')}
      </a>
    </div>
  );
}
