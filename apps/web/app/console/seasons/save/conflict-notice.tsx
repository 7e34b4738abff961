import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useBuilder } from '../builder-context.ts';
import { nameOf } from '../name-of.ts';
import { areasChanged, type ChangedArea } from '../plan/areas-changed.ts';
import type { seasonBuilder as texts } from '../season-builder.ko.ts';
import styles from './save.module.css';

/** Somebody else saved meanwhile: what they changed, what was changed here, and which is to stay. */
export function ConflictNotice() {
  const t = useTexts<typeof texts>('seasonBuilder');
  const { view, editor, plan } = useBuilder();
  const [open, setOpen] = useState(true);
  const { theirs, season } = view;
  if (view.activity !== 'conflict' || !theirs) return null;
  return (
    <div className={styles.problem} role="alert">
      <Icon name="warning" size="sm" />
      <p>{t('save.conflict')}</p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('save.choose')}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        overlayCloses={false}
        title={t('conflict.title')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('conflict.later')}</Button>
            <Button onClick={() => void editor.overwrite()}>{t('conflict.keepMine')}</Button>
            <Button onClick={() => editor.adopt(theirs)}>{t('conflict.takeTheirs')}</Button>
          </>
        }
      >
        <p>{t('conflict.lede')}</p>
        <div className={styles.sides}>
          <Side title={t('conflict.theirs')} areas={areasChanged(season.plan, theirs.plan)} />
          <Side title={t('conflict.mine')} areas={areasChanged(season.plan, plan)} />
        </div>
      </Modal>
    </div>
  );
}

function Side({ title, areas }: { title: string; areas: ChangedArea[] }) {
  const t = useTexts<typeof texts>('seasonBuilder');
  const language = useLanguage();
  function words(area: ChangedArea): string {
    if (area.kind !== 'track') return t(`conflict.area.${area.kind}`);
    const track = nameOf(area.name, language) ?? area.lane;
    const stages = area.stages.map((name) => nameOf(name, language)).filter(Boolean);
    if (area.how !== 'changed') return t(`conflict.track.${area.how}`, { track });
    return stages.length > 0
      ? t('conflict.track.stages', { track, stages: stages.join(', ') })
      : t('conflict.track.changed', { track });
  }
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {areas.length === 0 && <li>{t('conflict.nothing')}</li>}
        {areas.map((area) => (
          <li key={words(area)}>{words(area)}</li>
        ))}
      </ul>
    </section>
  );
}
